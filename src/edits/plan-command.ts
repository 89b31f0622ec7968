import { PaniniError } from '../errors/panini-error.js';
import { matchKey } from '../text/match-key.js';
import {
  applyChanges,
  inverse,
  mentionsOf,
  questionsOf,
  type DocumentPart,
  type MentionItem,
} from './document-part.js';
import { Draft, nextOrdinal, type EditIdentity } from './draft.js';
import type { Change } from './edit.js';
import type { AnswerReference, EditCommand, NewQuestion } from './edit-command.js';

type Of<Kind extends EditCommand['kind']> = Extract<EditCommand, { kind: Kind }>;

/** The changes by which a command has its effect; the part given is changed along, or left as it was when it throws. @throws PaniniError NOT_FOUND, BAD_USER_INPUT, CONFLICT (retired already) */
export function planCommand(part: DocumentPart, command: EditCommand, identity: EditIdentity): Change[] {
  const draft = new Draft(part, identity);
  try {
    carryOut(draft, command);
  } catch (thrown) {
    applyChanges(part, inverse(draft.changes));
    throw thrown;
  }
  return draft.changes;
}

function carryOut(draft: Draft, command: EditCommand): void {
  switch (command.kind) {
    case 'ADD_ENTITY':
      held(draft.part.passages, command.passage, 'passage');
      draft.addEntity(command.passage, command.name, command.roles);
      return;
    case 'EDIT_ENTITY':
      return editEntity(draft, command);
    case 'RETIRE_ENTITY':
      return retireEntity(draft, command.entity);
    case 'ADD_FACT':
      return addFact(draft, command);
    case 'EDIT_QUESTION':
      present(draft.part.question, command.question, 'question');
      return draft.set('question', command.question, { text: command.text });
    case 'SET_ANSWERS':
      return setAnswers(draft, command);
    default:
      return changePhrase(draft, command);
  }
}

function changePhrase(draft: Draft, command: Of<'EDIT_FACT' | 'RETIRE_FACT' | 'RETIRE_QUESTION'>): void {
  const { editId } = draft.identity;
  if (command.kind === 'RETIRE_QUESTION') {
    present(draft.part.question, command.question, 'question');
    return draft.set('question', command.question, { retiredBy: editId });
  }
  present(draft.part.phrase, command.fact, 'fact');
  if (command.kind === 'EDIT_FACT') return draft.set('phrase', command.fact, { phrase: command.phrase });
  draft.set('phrase', command.fact, { retiredBy: editId });
  for (const [id, question] of questionsOf(draft.part, command.fact)) {
    if (question.retiredBy === null) draft.set('question', id, { retiredBy: editId });
  }
}

function editEntity(draft: Draft, command: Of<'EDIT_ENTITY'>): void {
  const entity = present(draft.part.entity, command.entity, 'entity');
  const [oldName, aliases] = [entity.name, entity.aliases];
  const name = command.name ?? oldName;
  const others = (command.aliases ?? aliases).filter((alias) => alias !== name);
  const mentions = mentionsOf(draft.part, command.entity);
  draft.set('entity', command.entity, { name });
  if (command.aliases !== undefined || name !== oldName)
    draft.set('entity', command.entity, { aliases: [...new Set([name, ...others])] });
  if (name !== oldName) for (const mention of mentions) renameMention(draft, mention, name);
  if (command.roles !== undefined) {
    const mention = mentionToChange(mentions, command.passage);
    draft.set('mention', keyOf(mention), { roles: command.roles });
  }
}

function renameMention(draft: Draft, mention: MentionItem, name: string): void {
  draft.set('mention', keyOf(mention), { name });
  // A text that a file gave in place of an entity is written back from here.
  const { text, ...extra } = JSON.parse(mention.extra) as Record<string, unknown>;
  if (mention.literal && text !== undefined)
    draft.set('mention', keyOf(mention), { extra: JSON.stringify(extra) });
}

function mentionToChange(mentions: readonly MentionItem[], passage: string | undefined): MentionItem {
  const [first, ...more] =
    passage === undefined ? mentions : mentions.filter(({ passageId }) => passageId === passage);
  if (first && (more.length === 0 || passage !== undefined)) return first;
  throw new PaniniError(
    'BAD_USER_INPUT',
    first
      ? `The entity is mentioned in ${mentions.length} places, each with roles of its own.`
      : 'The entity is not mentioned in this passage.',
    {
      hint: 'Give the id of a passage that mentions it.',
      details: { passages: mentions.map(({ passageId }) => passageId).slice(0, 20) },
    },
  );
}

function retireEntity(draft: Draft, id: string): void {
  present(draft.part.entity, id, 'entity');
  draft.set('entity', id, { retiredBy: draft.identity.editId });
  for (const [questionId, { answers }] of [...draft.part.question]) {
    if (answers.includes(id))
      draft.set('question', questionId, { answers: answers.filter((answer) => answer !== id) });
  }
}

function addFact(draft: Draft, { passage, phrase, questions }: Of<'ADD_FACT'>): void {
  held(draft.part.passages, passage, 'passage');
  const phraseId = draft.newId('verb-phrase');
  const places = [...draft.part.phrase.values()].filter(({ passageId }) => passageId === passage);
  draft.create('phrase', phraseId, {
    ...{ passageId: passage, localId: `added:${phraseId}`, ordinal: nextOrdinal(places), phrase },
    retiredBy: null,
  });
  questions.forEach((question, ordinal) => addQuestion(draft, question, { phraseId, passage, ordinal }));
}

function addQuestion(
  draft: Draft,
  { text, answers }: NewQuestion,
  { phraseId, passage, ordinal }: { phraseId: string; passage: string; ordinal: number },
): void {
  const { actor, reason } = draft.identity;
  const id = draft.newId('question');
  draft.create('question', id, {
    ...{ phraseId, localId: `added:${id}`, ordinal, text },
    answers: answerIds(draft, passage, answers),
    ...{ retiredBy: null, note: `added by ${actor}: ${reason}`, start: null, end: null },
  });
}

function setAnswers(draft: Draft, { question, answers }: Of<'SET_ANSWERS'>): void {
  const { phraseId } = present(draft.part.question, question, 'question');
  const passage = draft.part.phrase.get(phraseId)?.passageId ?? '';
  draft.set('question', question, { answers: answerIds(draft, passage, answers) });
}

function answerIds(draft: Draft, passage: string, answers: readonly AnswerReference[]): string[] {
  return [
    ...new Set(
      answers.map((answer) =>
        'entity' in answer
          ? knownAnswer(draft, passage, answer.entity)
          : namedAnswer(draft, passage, answer.name),
      ),
    ),
  ];
}

function knownAnswer(draft: Draft, passage: string, id: string): string {
  const { name } = present(draft.part.entity, id, 'entity');
  const here = mentionsOf(draft.part, id).some(({ passageId }) => passageId === passage);
  if (!here) draft.addMention(passage, { entityId: id, name, roles: [] });
  return id;
}

/** The one entity of the passage that has this name, else a new one: which of several is meant is not guessed. */
function namedAnswer(draft: Draft, passage: string, name: string): string {
  const key = matchKey(name);
  const named = [...draft.part.mention.values()].filter(
    (mention) => mention.passageId === passage && key !== '' && matchKey(mention.name) === key,
  );
  const ids = [...new Set(named.map(({ entityId }) => entityId))].filter(
    (id) => draft.part.entity.get(id)?.retiredBy === null,
  );
  if (ids.length <= 1) return ids[0] ?? draft.addEntity(passage, name, []);
  throw new PaniniError('BAD_USER_INPUT', `${ids.length} entities of the passage are named "${name}".`, {
    hint: 'Give the id of the one that is meant.',
    details: { entities: ids },
  });
}

function held<T>(items: ReadonlyMap<string, T>, id: string, what: string): T {
  const found = items.get(id);
  if (found) return found;
  throw new PaniniError('NOT_FOUND', `The document has no ${what} with this id.`, {
    hint: 'Look at the document again: it may have a new version.',
  });
}

/** What is there and not retired. */
function present<T extends { retiredBy: string | null }>(
  items: ReadonlyMap<string, T>,
  id: string,
  what: string,
): T {
  const found = held(items, id, what);
  if (found.retiredBy === null) return found;
  throw new PaniniError('CONFLICT', `The ${what} was retired.`, {
    hint: 'Undo the edit that retired it first.',
    details: { retiredBy: found.retiredBy },
  });
}

function keyOf({ passageId, localId }: MentionItem): string {
  return `${passageId} ${localId}`;
}
