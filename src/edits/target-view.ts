import { sortedJson } from '../gsw/graph-lines.js';
import { contentHash } from '../gsw/stable-id.js';
import { mentionsOf, questionsOf, type DocumentPart } from './document-part.js';

export type TargetKind = 'ENTITY' | 'QUESTION' | 'FACT' | 'PASSAGE';

/** A thing as an analyst sees it before an edit. */
export interface EditTarget {
  kind: TargetKind;
  id: string;
  /** Another one means that somebody changed it. */
  version: string;
  state: Record<string, unknown>;
}

const VERSION_LENGTH = 16;

/** What an id stands for in a part, or null when nothing of it has that id. */
export function targetView(part: DocumentPart, id: string): EditTarget | null {
  const [kind, state] = entityView(part, id) ??
    questionView(part, id) ??
    factView(part, id) ??
    passageView(part, id) ?? [null, {}];
  if (kind === null) return null;
  return { kind, id, version: contentHash(sortedJson([kind, state])).slice(0, VERSION_LENGTH), state };
}

type View = [TargetKind, Record<string, unknown>] | null;

function entityView(part: DocumentPart, id: string): View {
  const entity = part.entity.get(id);
  if (!entity) return null;
  const mentions = mentionsOf(part, id).map(({ passageId, localId, name, roles }) => ({
    ...{ passageId, localId, name, roles },
    passage: part.passages.get(passageId)?.externalId,
  }));
  return [
    'ENTITY',
    { name: entity.name, aliases: entity.aliases, retired: entity.retiredBy !== null, mentions },
  ];
}

function questionView(part: DocumentPart, id: string): View {
  const question = part.question.get(id);
  if (!question) return null;
  return [
    'QUESTION',
    { text: question.text, answers: question.answers, retired: question.retiredBy !== null },
  ];
}

function factView(part: DocumentPart, id: string): View {
  const phrase = part.phrase.get(id);
  if (!phrase) return null;
  const questions = questionsOf(part, id).map(([questionId]) => ({
    id: questionId,
    ...questionView(part, questionId)?.[1],
  }));
  return ['FACT', { phrase: phrase.phrase, retired: phrase.retiredBy !== null, questions }];
}

function passageView(part: DocumentPart, id: string): View {
  const passage = part.passages.get(id);
  if (!passage) return null;
  return ['PASSAGE', { passage: passage.externalId, textHash: contentHash(passage.text) }];
}
