import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PaniniError } from '../errors/panini-error.js';
import type { Agreement } from './compare-gsws.js';
import type { Gsw } from './gsw.js';
import { joinedPairs, relationId, type JoinedPair } from './relation-endpoints.js';
import { readLines } from './interchange/json-lines.js';

/** A relation of the left GSWs that the right ones do not have. */
export interface UnmatchedRelation {
  passage: string;
  /** `relationId`. */
  relation: string;
  pair: JoinedPair;
}

/** What somebody who read the passage says of an unmatched relation. */
export interface JudgedRelation {
  passage: string;
  relation: string;
  supported: boolean;
  reason: string;
}

export interface JudgedPrecision {
  /** Verdicts whose relation is still there and unmatched. */
  judged: number;
  /** Verdicts whose relation is no longer there, or is matched by now. */
  stale: number;
  supported: number;
  /** (matched + unmatched * share supported) / all; null when nothing was judged. */
  precision: number | null;
}

/** The relations of the left that the right does not have, over the passages that both have, in their order. */
export function unmatchedRelations(
  left: ReadonlyMap<string, Gsw>,
  right: ReadonlyMap<string, Gsw>,
): UnmatchedRelation[] {
  return [...left].flatMap(([passage, one]) => {
    const other = right.get(passage);
    if (!other) return [];
    const known = joinedPairs(other);
    const own = [...joinedPairs(one).values()].filter(({ endpoints }) => !known.has(endpoints));
    return own.map((pair) => ({ passage, relation: relationId(passage, pair.endpoints), pair }));
  });
}

/** As many as `count` of them, chosen by the seed alone: the same relations and the same seed give the same sample. */
export function sampleOf(
  relations: readonly UnmatchedRelation[],
  { count, seed }: { count: number; seed: number },
): UnmatchedRelation[] {
  const keyed = relations.map((one) => ({
    one,
    key: createHash('sha256').update(`${seed}\n${one.relation}`).digest('hex'),
  }));
  keyed.sort((left, right) => (left.key < right.key ? -1 : 1));
  return keyed.slice(0, count).map(({ one }) => one);
}

/** Precision of the left relations when the unmatched ones are as good as the judged sample of them. */
export function judgedPrecision(
  { both, left }: Agreement,
  unmatched: readonly UnmatchedRelation[],
  verdicts: readonly JudgedRelation[],
): JudgedPrecision {
  const there = new Set(unmatched.map(({ relation }) => relation));
  const judged = verdicts.filter(({ relation }) => there.has(relation));
  const supported = judged.filter((verdict) => verdict.supported).length;
  const precision =
    judged.length === 0 || left === 0 ? null : (both + (unmatched.length * supported) / judged.length) / left;
  return { judged: judged.length, stale: verdicts.length - judged.length, supported, precision };
}

const judgedLine = z.object({
  passage: z.string().min(1),
  relation: z.string().regex(/^[0-9a-f]{16}$/u),
  supported: z.boolean(),
  reason: z.string().min(1),
});

/** Reads a file of verdicts. @throws PaniniError NOT_FOUND, BAD_USER_INPUT (a line that is none) */
export async function readJudged(file: string): Promise<JudgedRelation[]> {
  const verdicts: JudgedRelation[] = [];
  for await (const line of readLines(file)) {
    const parsed = 'fault' in line ? null : judgedLine.safeParse(parse(line.text));
    if (!parsed?.success) {
      throw new PaniniError('BAD_USER_INPUT', `Line ${line.line} of ${file} is no verdict.`, {
        hint: 'A verdict is {"passage", "relation", "supported", "reason"}; `panini gsw compare --sample` writes what is to be judged.',
      });
    }
    verdicts.push(parsed.data);
  }
  return verdicts;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
