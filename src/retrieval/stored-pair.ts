import { z } from 'zod';
import type { UniqueFact } from '../gsw/unique-facts.js';
import type { EntityRole } from '../gsw/gsw.js';
import type { Row } from '../graph/graph.service.js';
import { readValidity } from '../gsw/validity.js';
import type { AnswerEntity, QaPair } from './evidence.js';

type StoredPair = Row<'retrieval/search-hop-a'>['pairs'][number];
type StoredEntity = StoredPair['answers'][number];

const ROLES = z.array(z.looseObject({ role: z.string(), states: z.array(z.string()).default([]) }));
const FACTS = z.array(z.object({ kind: z.string(), value: z.string() }));

/** A stored pair in the words of retrieval; JSON that a hand edit has broken reads as empty. */
export function qaPair(stored: StoredPair): QaPair {
  const { id, question, verbPhrase, documentId, document, title, passageId, passage, start, end, quote } =
    stored;
  return {
    id,
    question,
    verbPhrase,
    answers: stored.answers.map(answerEntity),
    subjects: stored.subjects.map(answerEntity),
    validity: readValidity(stored.validity),
    source: {
      ...{ questionId: id, documentId, document, title, passageId, passage, start, end, quote },
      ...(stored.note ? { note: stored.note } : {}),
    },
  };
}

function answerEntity(stored: StoredEntity): AnswerEntity {
  const { id, name, matchKey, coarseType } = stored;
  return {
    id,
    name,
    matchKey,
    coarseType: coarseType ?? null,
    roles: roles(stored.roles),
    facts: facts(stored.facts),
  };
}

function roles(json: string | null): EntityRole[] {
  const parsed = ROLES.safeParse(parse(json));
  return parsed.success ? parsed.data.map(({ role, states }) => ({ role, states })) : [];
}

function facts(json: string | null): UniqueFact[] {
  const parsed = FACTS.safeParse(parse(json));
  return parsed.success ? (parsed.data as UniqueFact[]) : [];
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
}
