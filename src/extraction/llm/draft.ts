import type { EntityRole, Gsw, VerbPhrase } from '../../gsw/gsw.js';
import { expandReferences } from './references.js';
import type { RelationReply } from './reply-schema.js';

/** An entity of a reply that passed its checks. */
export interface DraftEntity {
  name: string;
  roles: EntityRole[];
}

/** What of a reply passed its checks: ids are the reply's, questions still refer by `@id`. */
export interface Draft {
  entities: Map<number, DraftEntity>;
  relations: RelationReply[];
}

/** The names of a draft's entities by id. */
export function namesOf(draft: Draft): Map<number, string> {
  return new Map([...draft.entities].map(([id, { name }]) => [id, name]));
}

/** The GSW of a draft: the forward question is answered by the objects, the backward one by the subjects. */
export function gswOfDraft(draft: Draft): Gsw {
  const ids = new Map([...draft.entities.keys()].map((id, place) => [id, `e${place + 1}`]));
  const entities = [...draft.entities].map(([id, { name, roles }]) => ({
    ...{ localId: ids.get(id) ?? '', name, roles },
    literal: false,
    extra: {},
  }));
  return { entities, verbPhrases: verbPhrases(draft, ids), extra: {} };
}

function verbPhrases(draft: Draft, ids: ReadonlyMap<number, string>): VerbPhrase[] {
  const names = namesOf(draft);
  let questions = 0;
  return draft.relations.map(({ p, s, o, f, b }, place) => ({
    ...{ localId: `v${place + 1}`, phrase: p, extra: {} },
    questions: [
      { text: f, answers: o },
      { text: b, answers: s },
    ]
      .filter(({ text }) => text !== '')
      .map(({ text, answers }) => ({
        localId: `q${(questions += 1)}`,
        text: expandReferences(text, names),
        answers: answers.flatMap((id) => ids.get(id) ?? []),
        extra: {},
      })),
  }));
}
