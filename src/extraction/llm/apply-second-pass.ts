import { checkRelation, type CheckedReply } from './check-reply.js';
import type { Draft } from './draft.js';
import { EntityRows } from './entity-rows.js';
import { Faults } from './faults.js';
import type { Gap } from './gap.js';
import { REPLY_LIMITS } from './limits.js';
import type { SecondPassReply } from './reply-schema.js';

/**
 * The draft with what a second pass may do: add entities under new ids, add relations, and replace relations that a gap names.
 * Everything else of it is left out and noted as a fault. The draft given is not changed.
 */
export function applySecondPass(before: Draft, reply: SecondPassReply, gaps: readonly Gap[]): CheckedReply {
  const faults = new Faults();
  const draft: Draft = { entities: new Map(before.entities), relations: [...before.relations] };
  addEntities(draft, { reply, before, faults });
  const replaceable = new Set(gaps.flatMap(({ relation }) => relation ?? []));
  const rows = reply.r.slice(0, REPLY_LIMITS.relations);
  rows.forEach(({ n, ...given }, place) => {
    if (n !== 0 && !replaceable.has(n)) faults.add('not-asked-for', `relation ${n}`);
    else if (draft.relations.length >= REPLY_LIMITS.relations && n === 0) faults.add('over-limit', given.p);
    else {
      const relation = checkRelation(given, { place: place + 1, draft, faults });
      if (relation === null) return;
      if (n === 0) draft.relations.push(relation);
      else if (hasBothSides(relation) || !hasBothSides(before.relations[n - 1]))
        draft.relations[n - 1] = relation;
    }
  });
  return { draft, faults };
}

function addEntities(
  draft: Draft,
  { reply, before, faults }: { reply: SecondPassReply; before: Draft; faults: Faults },
): void {
  const rows = new EntityRows(faults, draft.entities);
  for (const row of reply.e) {
    if (before.entities.has(Number(row[0]))) faults.add('not-asked-for', `entity ${row[0] ?? ''}`);
    else rows.add(row);
  }
}

/** A correction must not lose a question that was right. */
function hasBothSides(relation: { f: string; b: string } | undefined): boolean {
  return relation !== undefined && relation.f !== '' && relation.b !== '';
}
