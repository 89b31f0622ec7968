import { cleanReplyText } from './clean-reply-text.js';
import type { Draft } from './draft.js';
import { EntityRows } from './entity-rows.js';
import { Faults } from './faults.js';
import { REPLY_LIMITS } from './limits.js';
import { referencesIn } from './references.js';
import type { ConstructionReply, RelationReply } from './reply-schema.js';

/** What of a reply can be kept, and what is wrong with the rest. */
export interface CheckedReply {
  draft: Draft;
  faults: Faults;
}

/** Checks a reply that has the right shape: each part that fails is left out and noted as a fault, the others are kept. */
export function checkReply(reply: ConstructionReply): CheckedReply {
  const faults = new Faults();
  const entities = new EntityRows(faults);
  for (const row of reply.e) entities.add(row);
  const draft: Draft = { entities: entities.byId, relations: [] };
  const rows = withinLimit(reply.r, faults);
  rows.forEach((given, place) => {
    const relation = checkRelation(given, { place: place + 1, draft, faults });
    if (relation) draft.relations.push(relation);
  });
  return { draft, faults };
}

function withinLimit(relations: readonly RelationReply[], faults: Faults): readonly RelationReply[] {
  const over = relations.length - REPLY_LIMITS.relations;
  if (over > 0) faults.add('over-limit', `${over} relations more than ${REPLY_LIMITS.relations}`, over);
  return relations.slice(0, REPLY_LIMITS.relations);
}

/** Where a relation stands in its reply, from 1, and what it is checked with. */
export interface RelationScope {
  place: number;
  draft: Draft;
  faults: Faults;
}

/** The relation without what fails, or null when nothing of it can be kept. */
export function checkRelation(given: RelationReply, scope: RelationScope): RelationReply | null {
  const p = textOf(given.p, scope);
  const s = knownIds(given.s, scope);
  const o = knownIds(given.o, scope);
  const f = questionOf(given.f, o, scope);
  const b = questionOf(given.b, s, scope);
  if (p === '') scope.faults.add('phrase-missing', `relation ${scope.place}`);
  return p === '' || (f === '' && b === '') ? null : { p, s, o, f, b };
}

function knownIds(ids: readonly number[], { place, draft, faults }: RelationScope): number[] {
  for (const id of ids) {
    if (!draft.entities.has(id)) faults.add('answer-unknown', `relation ${place}: ${id} is no entity`);
  }
  return [...new Set(ids)].filter((id) => draft.entities.has(id)).slice(0, REPLY_LIMITS.answers);
}

/** The question, or nothing when it is empty, has no answer, or refers to no entity. */
function questionOf(given: string, answers: readonly number[], scope: RelationScope): string {
  const text = textOf(given, scope);
  const { place, draft, faults } = scope;
  if (text === '') faults.add('question-missing', `relation ${place}`);
  else if (answers.length === 0) faults.add('answer-missing', `relation ${place}: "${text}"`);
  else {
    const unknown = referencesIn(text).find((id) => !draft.entities.has(id));
    if (unknown === undefined) return text;
    faults.add('reference-unknown', `relation ${place}: @${unknown} is no entity`);
  }
  return '';
}

function textOf(given: string, { place, faults }: RelationScope): string {
  const text = cleanReplyText(given);
  if (text.length <= REPLY_LIMITS.textLength) return text;
  faults.add('text-long', `relation ${place}: at most ${REPLY_LIMITS.textLength} characters`);
  return '';
}
