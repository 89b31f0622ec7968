import type { CallKind } from '../../models/language-model.js';
import { tokenCount } from '../../text/token-count.js';
import { CONSTRUCT_PROMPT, documentText } from './construct.prompt.js';
import { schemaTokens } from './schema-tokens.js';
import { SECOND_PASS_PROMPT } from './second-pass.prompt.js';
import { outputLimit } from './limits.js';

/** Calls and tokens of one kind of call. */
export interface ExpectedCalls {
  kind: CallKind;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/** What passages will ask of a model, before any call. */
export interface ConstructionEstimate {
  passages: number;
  low: ExpectedCalls[];
  likely: ExpectedCalls[];
  high: ExpectedCalls[];
}

/** Output tokens for each token of a passage and for each passage, and how many passages need which call; measured on real GSWs. */
const CASES = {
  low: { outputPerToken: 1.2, outputPerPassage: 100, secondPass: 0.5, secondOutput: 100, again: 0 },
  likely: { outputPerToken: 1.8, outputPerPassage: 200, secondPass: 0.8, secondOutput: 210, again: 0.03 },
  high: { outputPerToken: 3.5, outputPerPassage: 450, secondPass: 1, secondOutput: 600, again: 0.3 },
} as const;

/** Tokens around each message and each call that the provider counts. */
const MESSAGE_TOKENS = 12;
export const FENCE_TOKENS = 24;

/** Expected calls and tokens of reading passages: low, likely and high. Texts are counted with the real prompts. */
export function estimateConstruction(
  passages: readonly { title: string; text: string }[],
): ConstructionEstimate {
  return estimateSizes(passages.map(passageSize));
}

/** Tokens of a passage as prompts show it. */
export function passageSize(passage: { title: string; text: string }): number {
  return tokenCount(documentText(passage));
}

/** The same of passages whose sizes were counted one by one. */
export function estimateSizes(sizes: readonly number[]): ConstructionEstimate {
  const estimate = (name: keyof typeof CASES): ExpectedCalls[] => expected(sizes, CASES[name]);
  return {
    passages: sizes.length,
    ...{ low: estimate('low'), likely: estimate('likely'), high: estimate('high') },
  };
}

function expected(sizes: readonly number[], share: (typeof CASES)[keyof typeof CASES]): ExpectedCalls[] {
  const tokens = sizes.reduce((sum, size) => sum + size, 0);
  const output = sizes.reduce((sum, size) => sum + outputOf(size, share), 0);
  const firstInput = sizes.length * fixedTokens('construct') + tokens;
  const secondInput = sizes.length * fixedTokens('second-pass') + tokens + output * SHOWN_AGAIN;
  return [
    scaled('construct', { share: 1, calls: sizes.length, input: firstInput, output }),
    scaled('construct-again', {
      share: share.again,
      calls: sizes.length,
      input: firstInput + output,
      output,
    }),
    scaled('second-pass', {
      ...{ share: share.secondPass, calls: sizes.length, input: secondInput },
      output: sizes.length * share.secondOutput,
    }),
  ];
}

/** The second pass is shown the first reply, its relations numbered, and the gaps. */
const SHOWN_AGAIN = 1.2;

function outputOf(size: number, share: (typeof CASES)[keyof typeof CASES]): number {
  return Math.min(outputLimit(size), size * share.outputPerToken + share.outputPerPassage);
}

function scaled(
  kind: CallKind,
  { share, calls, input, output }: { share: number; calls: number; input: number; output: number },
): ExpectedCalls {
  const rounded = (value: number): number => Math.ceil(value * share);
  return { kind, calls: rounded(calls), inputTokens: rounded(input), outputTokens: rounded(output) };
}

/** Input tokens of a call that do not depend on the passage: instructions, reply schema, fence. */
export function fixedTokens(kind: 'construct' | 'second-pass'): number {
  const prompt = kind === 'construct' ? CONSTRUCT_PROMPT : SECOND_PASS_PROMPT;
  return tokenCount(prompt.system) + schemaTokens(prompt.schema) + MESSAGE_TOKENS + FENCE_TOKENS;
}
