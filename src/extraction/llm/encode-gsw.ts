import type { Entity, Gsw, VerbPhrase } from '../../gsw/gsw.js';
import type { DraftEntity } from './draft.js';
import { writeReferences } from './references.js';
import type { ConstructionReply, RelationReply } from './reply-schema.js';

/**
 * A GSW in the format that replies are asked for. A verb phrase of more than two questions becomes several of two; one of an odd number ends
 * in a relation whose backward question is empty. Nothing else is lost but local ids.
 */
export function encodeGsw(gsw: Gsw): ConstructionReply {
  const ids = new Map(gsw.entities.map(({ localId }, place) => [localId, place + 1]));
  const names = new Map(gsw.entities.map(({ name }, place) => [place + 1, name]));
  return {
    e: gsw.entities.flatMap((entity, place) => rowsOfEntity(place + 1, entity)),
    r: gsw.verbPhrases.flatMap((phrase) => relationsOf(phrase, ids, names)),
  };
}

/** The rows of one entity: one for each role, or one without. */
export function rowsOfEntity(id: number, { name, roles }: DraftEntity | Entity): string[][] {
  if (roles.length === 0) return [[String(id), name]];
  return roles.map(({ role, states }) => [String(id), name, role, ...states]);
}

function relationsOf(
  { phrase, questions }: VerbPhrase,
  ids: ReadonlyMap<string, number>,
  names: ReadonlyMap<number, string>,
): RelationReply[] {
  const relations: RelationReply[] = [];
  for (let place = 0; place < questions.length; place += 2) {
    const [forward, backward] = [questions[place], questions[place + 1]];
    const idsOf = (answers: readonly string[] = []): number[] => answers.flatMap((id) => ids.get(id) ?? []);
    relations.push({
      ...{ p: phrase, s: idsOf(backward?.answers), o: idsOf(forward?.answers) },
      f: writeReferences(forward?.text ?? '', names),
      b: writeReferences(backward?.text ?? '', names),
    });
  }
  return relations;
}
