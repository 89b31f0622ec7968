import { foldWithOffsets } from '../../gsw/folded-text.js';
import { namesIt } from '../../gsw/spans.js';
import { namesOf, type Draft } from './draft.js';
import type { Gap } from './gap.js';
import { expandReferences } from './references.js';
import type { RelationReply } from './reply-schema.js';
import { valuesIn } from './values-in-text.js';

const PRONOUN =
  /\b(he|she|it|they|him|her|them|his|hers|its|their|theirs|himself|herself|itself|themselves)\b/i;
const MOST_GAPS = 60;

/** What a reading left open, in the order of entities, relations and the text: at most 60. */
export function findGaps(draft: Draft, text: string): Gap[] {
  return [...entityGaps(draft), ...relationGaps(draft), ...valueGaps(draft, text)].slice(0, MOST_GAPS);
}

function entityGaps(draft: Draft): Gap[] {
  const names = namesOf(draft);
  const answers = new Set(draft.relations.flatMap(({ s, o, f, b }) => [...(f ? o : []), ...(b ? s : [])]));
  const asked = draft.relations.flatMap(({ f, b }) => [f, b].map((text) => folded(text, names)));
  return [...names].flatMap(([id, name]): Gap[] => {
    if (answers.has(id)) return [];
    const isNamed = asked.some((question) => namesIt(question, name));
    return [
      {
        kind: isNamed ? 'never-answer' : 'orphan',
        sentence: `Entity ${id} "${name}" answers no question.`,
        relation: null,
      },
    ];
  });
}

function relationGaps(draft: Draft): Gap[] {
  const names = namesOf(draft);
  return draft.relations.flatMap((relation, place): Gap[] => {
    const number = place + 1;
    const gap = (kind: Gap['kind'], what: string): Gap => ({
      ...{ kind, relation: number },
      sentence: `Relation ${number} "${relation.p}": ${what}.`,
    });
    return [
      ...(relation.f === '' || relation.b === ''
        ? [gap('no-inverse', 'one of its two questions is missing')]
        : []),
      ...unnamedSides(relation, names).map((side) => gap('other-side-unnamed', side)),
      ...(pronounIn(relation, names) ? [gap('pronoun', 'a question has a pronoun')] : []),
    ];
  });
}

/** Which questions do not name all of the side that they are about. */
function unnamedSides({ s, o, f, b }: RelationReply, names: ReadonlyMap<number, string>): string[] {
  const names_ = (text: string, ids: readonly number[]): boolean => {
    const question = folded(text, names);
    return ids.every((id) => namesIt(question, names.get(id) ?? ''));
  };
  if (f === '' || b === '') return [];
  return [
    ...(names_(f, s) ? [] : ['f does not name its subjects']),
    ...(names_(b, o) ? [] : ['b does not name its objects']),
  ];
}

function pronounIn({ f, b }: RelationReply, names: ReadonlyMap<number, string>): boolean {
  const blank = new Map([...names.keys()].map((id) => [id, '']));
  return [f, b].some((text) => PRONOUN.test(expandReferences(text, blank)));
}

function valueGaps(draft: Draft, text: string): Gap[] {
  const names = [...draft.entities.values()].map(({ name }) => foldWithOffsets(name));
  return valuesIn(text)
    .filter((value) => !names.some((name) => namesIt(name, value)))
    .map((value) => ({
      ...{ kind: 'value-without-entity' as const, relation: null },
      sentence: `The passage has "${value}", which is no entity.`,
    }));
}

function folded(text: string, names: ReadonlyMap<number, string>): ReturnType<typeof foldWithOffsets> {
  return foldWithOffsets(expandReferences(text, names));
}
