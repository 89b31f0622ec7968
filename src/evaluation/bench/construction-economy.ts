import type { Gsw } from '../../gsw/gsw.js';
import { checkReply } from '../../extraction/llm/check-reply.js';
import { documentText } from '../../extraction/llm/construct.prompt.js';
import { encodeGsw } from '../../extraction/llm/encode-gsw.js';
import { FENCE_TOKENS, fixedTokens } from '../../extraction/llm/estimate-construction.js';
import { findGaps } from '../../extraction/llm/find-gaps.js';
import type { Gap } from '../../extraction/llm/gap.js';
import { SECOND_PASS_PROMPT } from '../../extraction/llm/second-pass.prompt.js';
import { tokenCount } from '../../text/token-count.js';

/** A passage with the GSW that stands for what a model would reply. */
export interface PassageWithGsw {
  title: string;
  text: string;
  gsw: Gsw;
}

/** Tokens of reading one passage. */
export interface PassageEconomy {
  input: number;
  output: number;
  pairs: number;
  /** Null when its GSW has no gap. */
  second: { input: number; output: number } | null;
}

/** Tokens of an added entity row and of an empty reply. */
const ROW_TOKENS = 12;
const FRAME_TOKENS = 8;

/** What reading a passage would cost in tokens, its GSW written in the format that is asked for as the reply. */
export function passageEconomy({ title, text, gsw }: PassageWithGsw): PassageEconomy {
  const reply = encodeGsw(gsw);
  const { draft } = checkReply(reply);
  const gaps = findGaps(draft, text);
  const output = tokenCount(JSON.stringify(reply));
  const perRelation = tokenCount(JSON.stringify(reply.r)) / Math.max(1, reply.r.length);
  return {
    input: fixedTokens('construct') + tokenCount(documentText({ title, text })),
    output,
    pairs: gsw.verbPhrases.reduce((sum, { questions }) => sum + questions.length, 0),
    second:
      gaps.length === 0
        ? null
        : {
            input:
              fixedTokens('second-pass') +
              tokenCount(SECOND_PASS_PROMPT.user({ title, text, draft, gaps }, '')) +
              FENCE_TOKENS,
            output: Math.ceil(FRAME_TOKENS + secondOutput(gaps, perRelation)),
          },
  };
}

/** One relation for each gap, as long as this passage's are, its number included, and an entity row for each value. */
function secondOutput(gaps: readonly Gap[], perRelation: number): number {
  const replaced = new Set(gaps.flatMap(({ relation }) => relation ?? []));
  const added = gaps.filter(({ relation }) => relation === null).length;
  const values = gaps.filter(({ kind }) => kind === 'value-without-entity').length;
  return (replaced.size + added) * (perRelation + 4) + values * ROW_TOKENS;
}
