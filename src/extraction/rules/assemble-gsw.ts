import { foldWithOffsets } from '../../gsw/folded-text.js';
import type { Entity, Gsw, VerbPhrase } from '../../gsw/gsw.js';
import { namesIt } from '../../gsw/spans.js';
import { foldText } from '../../text/fold.js';
import { matchKey } from '../../text/match-key.js';
import type { Relation, Thing } from './relation.js';

const LONGEST_NAME = 200;

/** The GSW of some relations: each thing once by its match key, each fact once, with exactly two inverse questions; a relation that does not name its sides or joins a thing to itself is left out. */
export function assembleGsw(relations: readonly Relation[]): Gsw {
  const entities = new Map<string, Entity>();
  const told = new Set<string>();
  const verbPhrases: VerbPhrase[] = [];
  for (const read of relations) {
    const relation = inFirstSpelling(read, entities);
    if (!isSound(relation)) continue;
    const key = foldText(`${relation.forward}|${relation.object.name}`);
    if (told.has(key)) continue;
    told.add(key);
    const [subject, object] = [relation.subject, relation.object].map((one) => entityOf(one, entities));
    verbPhrases.push(
      verbPhrase(relation, { at: verbPhrases.length, subject: subject ?? '', object: object ?? '' }),
    );
  }
  return { entities: [...entities.values()], verbPhrases, extra: {} };
}

/** The relation with each side spelled as the passage's entity is, in the questions too: a comma or a capital less is no other name. */
function inFirstSpelling(relation: Relation, entities: ReadonlyMap<string, Entity>): Relation {
  const spelled = (one: Thing): Thing => ({
    ...one,
    name: entities.get(matchKey(one.name))?.name ?? one.name,
  });
  const [subject, object] = [spelled(relation.subject), spelled(relation.object)];
  const respelled = (question: string): string =>
    question
      .replace(relation.subject.name, () => subject.name)
      .replace(relation.object.name, () => object.name);
  return {
    ...relation,
    subject,
    object,
    forward: respelled(relation.forward),
    inverse: respelled(relation.inverse),
  };
}

/** Letter for letter, as whole words. */
function names(question: string, name: string): boolean {
  return question.includes(name) && namesIt(foldWithOffsets(question), name);
}

function isSound({ subject, object, forward, inverse }: Relation): boolean {
  const [left, right] = [matchKey(subject.name), matchKey(object.name)];
  if (left === '' || right === '' || left === right) return false;
  if (subject.name.length > LONGEST_NAME || object.name.length > LONGEST_NAME) return false;
  return (
    names(forward, subject.name) &&
    names(inverse, object.name) &&
    !foldText(forward).includes(foldText(` ${object.name}?`))
  );
}

function entityOf({ name, role, states }: Thing, entities: Map<string, Entity>): string {
  const key = matchKey(name);
  const known = entities.get(key);
  if (!known) {
    const localId = `e${entities.size + 1}`;
    entities.set(key, { localId, name, roles: [{ role, states: [...states] }], literal: false, extra: {} });
    return localId;
  }
  if (!known.roles.some((one) => one.role === role) && role !== 'thing')
    known.roles.push({ role, states: [...states] });
  return known.localId;
}

function verbPhrase(
  { phrase, forward, inverse }: Relation,
  { at, subject, object }: { at: number; subject: string; object: string },
): VerbPhrase {
  return {
    localId: `v${at + 1}`,
    phrase,
    questions: [
      { localId: `q${2 * at + 1}`, text: forward, answers: [object], extra: {} },
      { localId: `q${2 * at + 2}`, text: inverse, answers: [subject], extra: {} },
    ],
    extra: {},
  };
}
