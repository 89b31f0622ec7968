import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PaniniError } from '../../errors/panini-error.js';
import { readLines } from '../../gsw/interchange/json-lines.js';
import { profileId } from '../../reconciliation/profiles-of-document.js';

const entity = z.object({
  /** Name of the set of files that it comes from, for people. */
  package: z.string().min(1).max(200),
  passage: z.string().min(1).max(1000),
  /** The entity's id within its passage. */
  entity: z.string().min(1).max(1000),
});

const labelledPair = z.object({
  a: entity,
  b: entity,
  /** Why it was drawn: pairs of one stratum stand for as many. */
  stratum: z.string().min(1).max(100),
  /** Pairs of the collection that this one stands for. */
  weight: z.number().positive(),
  /** What readers said, each without the others. */
  verdicts: z.array(z.enum(['same', 'different', 'unsure'])).min(1),
  reasons: z.array(z.string().min(1)).min(1),
  /** What was settled. */
  verdict: z.enum(['same', 'different']),
});

/** Two entities of files with what readers said of them. */
export type LabelledPair = z.infer<typeof labelledPair>;

export const HALVES = ['tune', 'test', 'all'] as const;
export type Half = (typeof HALVES)[number];

/** Reads labelled pairs, JSON Lines. @throws PaniniError NOT_FOUND, BAD_USER_INPUT (a line that is none; a pair twice) */
export async function readLabelledPairs(file: string): Promise<LabelledPair[]> {
  const pairs: LabelledPair[] = [];
  const seen = new Set<string>();
  for await (const line of readLines(file)) {
    const parsed = 'fault' in line ? null : labelledPair.safeParse(parse(line.text));
    if (!parsed?.success) throw notAPair(file, line.line, parsed?.error.issues[0]);
    const name = pairName(parsed.data);
    if (seen.has(name)) throw twice(file, line.line);
    seen.add(name);
    pairs.push(parsed.data);
  }
  if (pairs.length > 0) return pairs;
  throw new PaniniError('BAD_USER_INPUT', `${file} has no labelled pair.`, { hint: HINT });
}

/** Profile ids of the two, the smaller first. */
export function pairIds({ a, b }: Pick<LabelledPair, 'a' | 'b'>): [string, string] {
  const ids = [profileId(a.passage, a.entity), profileId(b.passage, b.entity)] as const;
  return ids[0] <= ids[1] ? [ids[0], ids[1]] : [ids[1], ids[0]];
}

/** The half that a pair belongs to, by a hash of its ids: whoever labels, scores or sorts the file moves no pair. */
export function halfOf(pair: Pick<LabelledPair, 'a' | 'b'>): 'tune' | 'test' {
  const digest = createHash('sha256').update(pairName(pair)).digest();
  return (digest[0] ?? 0) % 2 === 0 ? 'tune' : 'test';
}

function pairName(pair: Pick<LabelledPair, 'a' | 'b'>): string {
  return pairIds(pair).join('\n');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const HINT =
  'A pair is {"a": {"package", "passage", "entity"}, "b": {…}, "stratum", "weight", "verdicts", "reasons", "verdict": "same" or "different"}.';

function notAPair(
  file: string,
  line: number,
  issue: { path: PropertyKey[]; message: string } | undefined,
): PaniniError {
  const fault = issue ? ` (${issue.path.map(String).join('.') || 'the line'}: ${issue.message})` : '';
  return new PaniniError('BAD_USER_INPUT', `Line ${line} of ${file} is no labelled pair${fault}.`, {
    hint: HINT,
  });
}

function twice(file: string, line: number): PaniniError {
  return new PaniniError('BAD_USER_INPUT', `Line ${line} of ${file} has a pair that stood before.`, {
    hint: 'Keep one line for each pair.',
  });
}
