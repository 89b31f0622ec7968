import { createHash } from 'node:crypto';
import { factBlocks } from '../candidates/fact-blocks.js';
import { nameBlocks, type Posting } from '../candidates/name-blocks.js';
import type { EntityEvidence } from '../evidence/entity-evidence.js';

/** Digits of a block's hash: 48 bits. */
const DIGITS = 12;
/** A full-text query takes 1,024 clauses at most; names and facts beyond make none. */
const MOST_TOKENS = 400;

/** An entity's blocks as words of a full-text index, each prefixed with the workspace key. */
export interface BlockTokens {
  /** What is stored with the entity. */
  stored: string;
  /** What finds the entities that it is compared with. */
  query: string;
}

/** The blocks of all names and facts; a value or a name without a match key stands in none. */
export function blockTokens(workspaceKey: string, evidence: EntityEvidence): BlockTokens {
  if (evidence.isValue || evidence.form.key === '') return { stored: '', query: '' };
  const postings: Posting[] = [
    ...evidence.names.flatMap(({ form }) => [equal(form.folded), ...nameBlocks(form)]),
    ...factBlocks(evidence),
  ];
  const words = (lists: readonly string[]): string =>
    [...new Set(lists)]
      .slice(0, MOST_TOKENS)
      .map((list) => `${workspaceKey}${hash(list)}`)
      .join(' ');
  return {
    stored: words(postings.map(({ list }) => list)),
    query: words(postings.map(({ comparedWith }) => comparedWith)),
  };
}

function equal(folded: string): Posting {
  return { list: `name:${folded}`, comparedWith: `name:${folded}`, source: 'equal-key' };
}

function hash(list: string): string {
  return createHash('sha256').update(list, 'utf8').digest('hex').slice(0, DIGITS);
}
