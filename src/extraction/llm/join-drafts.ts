import { coarseType } from '../../gsw/coarse-type.js';
import { matchKey } from '../../text/match-key.js';
import type { Draft, DraftEntity } from './draft.js';

/** Two drafts of one passage's halves as one: an entity of equal name, whose types do not differ, is the same one. */
export function joinDrafts(left: Draft, right: Draft): Draft {
  const entities = new Map(
    [...left.entities].map(([id, entity]) => [id, { ...entity, roles: [...entity.roles] }]),
  );
  let next = Math.max(0, ...entities.keys());
  const ids = new Map<number, number>();
  for (const [id, entity] of right.entities) {
    const same = [...entities].find(([, known]) => isSame(known, entity));
    if (same) addRoles(same[1], entity);
    else entities.set((next += 1), { ...entity, roles: [...entity.roles] });
    ids.set(id, same ? same[0] : next);
  }
  const moved = right.relations.map((relation) => ({
    ...{
      p: relation.p,
      s: relation.s.flatMap((id) => ids.get(id) ?? []),
      o: relation.o.flatMap((id) => ids.get(id) ?? []),
    },
    ...{ f: renumber(relation.f, ids), b: renumber(relation.b, ids) },
  }));
  return { entities, relations: [...left.relations, ...moved] };
}

function renumber(text: string, ids: ReadonlyMap<number, number>): string {
  return text.replace(/@(@|\d{1,4})/g, (whole, what: string) =>
    what === '@' ? whole : `@${ids.get(Number(what)) ?? what}`,
  );
}

function isSame(left: DraftEntity, right: DraftEntity): boolean {
  const key = matchKey(left.name);
  if (key === '' || key !== matchKey(right.name)) return false;
  const [one, other] = [coarseType(left.roles), coarseType(right.roles)];
  return one === null || other === null || one === other;
}

function addRoles(to: DraftEntity, from: DraftEntity): void {
  const known = new Set(to.roles.map((role) => JSON.stringify(role)));
  to.roles.push(...from.roles.filter((role) => !known.has(JSON.stringify(role))));
}
