import { PaniniError } from '../../errors/panini-error.js';
import { randomFence } from '../../models/fence.js';
import type { LanguageModel } from '../../models/language-model.js';
import { askStructured } from '../../models/structured-reply.js';
import { applySecondPass } from './apply-second-pass.js';
import type { Draft } from './draft.js';
import type { PassageText } from './first-pass.js';
import { findGaps } from './find-gaps.js';
import { countGaps, type Gap } from './gap.js';
import { secondPassReply } from './reply-schema.js';
import { SECOND_PASS_PROMPT } from './second-pass.prompt.js';

const LEAST_OUTPUT = 800;
const OUTPUT_PER_GAP = 160;

/** A draft and what was counted on the way to it. */
export interface CountedDraft {
  draft: Draft;
  counts: Record<string, number>;
}

/**
 * One more call for what code found missing, only when something is; a second pass that fails leaves the first reading as it is and is counted.
 * @throws PaniniError those of the model
 */
export async function secondPass(
  model: LanguageModel,
  passage: PassageText,
  draft: Draft,
): Promise<CountedDraft> {
  const gaps = findGaps(draft, passage.text);
  if (gaps.length === 0) return { draft, counts: {} };
  const asked = await askForGaps(model, { ...passage, draft, gaps });
  const result = { draft: asked.draft, counts: { ...countGaps(gaps, 'gap-'), ...asked.counts } };
  const left = findGaps(result.draft, passage.text);
  return { ...result, counts: { ...result.counts, ...countGaps(left, 'left-') } };
}

async function askForGaps(
  model: LanguageModel,
  asked: PassageText & { draft: Draft; gaps: readonly Gap[] },
): Promise<CountedDraft> {
  const { draft, gaps } = asked;
  try {
    const { value } = await askStructured({
      model,
      call: {
        kind: 'second-pass',
        system: SECOND_PASS_PROMPT.system,
        messages: [{ role: 'user', content: SECOND_PASS_PROMPT.user(asked, randomFence()) }],
        maxOutputTokens: LEAST_OUTPUT + OUTPUT_PER_GAP * gaps.length,
      },
      again: null,
      schema: { name: SECOND_PASS_PROMPT.schema.name, type: secondPassReply },
      check: () => [],
    });
    if (value === null) return { draft, counts: { 'second-pass-failed': 1 } };
    const applied = applySecondPass(draft, value, gaps);
    return { draft: applied.draft, counts: applied.faults.counts() };
  } catch (thrown) {
    if (!(thrown instanceof PaniniError) || thrown.code !== 'OUTPUT_TRUNCATED') throw thrown;
    return { draft, counts: { 'second-pass-failed': 1 } };
  }
}
