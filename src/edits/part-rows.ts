import { entityEmbeddingText, questionEmbeddingText } from '../gsw/embedding-text.js';
import { renderRole } from '../gsw/interchange/render-gsw.js';
import type { DocumentPart, MentionItem } from './document-part.js';
import type { Change } from './edit.js';
import { PartIndex, type EntityProperties } from './part-index.js';

/** A text whose vector a node needs. */
export interface WantedVector {
  id: string;
  text: string | null;
  /** What the node's present vector was made of; null when it is new. */
  before: string | null;
}

/** Everything that has to be written so that the graph is what the second part says. */
export interface PartRows {
  createdEntities: { id: string; properties: EntityProperties }[];
  changedEntities: { id: string; properties: EntityProperties }[];
  mentions: {
    entityId: string;
    passageId: string;
    localId: string;
    ordinal: number;
    properties: Record<string, unknown>;
  }[];
  createdPhrases: { id: string; passageId: string; ordinal: number; properties: Record<string, unknown> }[];
  phrases: { id: string; properties: Record<string, unknown> }[];
  createdQuestions: {
    id: string;
    passageId: string;
    verbPhraseId: string;
    ordinal: number;
    start: number | null;
    end: number | null;
    properties: Record<string, unknown>;
  }[];
  /** Text, flags and answers of every new or changed question. */
  questions: {
    id: string;
    properties: Record<string, unknown>;
    text: string;
    retired: boolean;
    answers: string[];
  }[];
  deletedNodes: string[];
  deletedMentions: { passageId: string; localId: string }[];
  vectors: WantedVector[];
}

interface Edited {
  workspaceKey: string;
  before: DocumentPart;
  after: DocumentPart;
  changes: readonly Change[];
}

/** The rows that make the graph fit the changed part; what follows from changed values is derived as an import derives it. */
export function partRows(edited: Edited): PartRows {
  const { before, after, changes } = edited;
  const [was, is] = [new PartIndex(before, edited.workspaceKey), new PartIndex(after, edited.workspaceKey)];
  const ids = (item: Change['item']): string[] => [
    ...new Set(changes.filter((one) => one.item === item).map(({ id }) => id)),
  ];
  const affected = affectedEntities(edited, [was, is]);
  const entities = affected.map((id) => ({
    id,
    properties: is.properties(id),
  }));
  const phrases = ids('phrase').filter((id) => after.phrase.has(id));
  const questions = ids('question').filter((id) => after.question.has(id));
  const gone = (['entity', 'phrase', 'question'] as const).flatMap((item) =>
    ids(item).filter((id) => !after[item].has(id)),
  );
  return {
    createdEntities: entities.filter(({ id }) => !before.entity.has(id)),
    changedEntities: entities.filter(
      ({ id, properties }) =>
        before.entity.has(id) && JSON.stringify(was.properties(id)) !== JSON.stringify(properties),
    ),
    mentions: present(after.mention, ids('mention')).map(mentionRow),
    createdPhrases: phrases.filter((id) => !before.phrase.has(id)).map((id) => createdPhrase(after, id)),
    phrases: phrases.map((id) => ({ id, properties: phraseProperties(after, id) })),
    createdQuestions: questions
      .filter((id) => !before.question.has(id))
      .map((id) => createdQuestion(after, id)),
    questions: questions.map((id) => questionRow(after, id)),
    deletedNodes: gone,
    deletedMentions: present(
      before.mention,
      ids('mention').filter((id) => !after.mention.has(id)),
    ),
    vectors: [...entityVectors(was, entities), ...questionVectors(edited, questions)],
  };
}

/** What a question's properties say; null takes a property away. */
function questionRow(part: DocumentPart, id: string): PartRows['questions'][number] {
  const { text, retiredBy, note, answers } = at(part.question, id);
  return {
    id,
    text,
    answers,
    retired: retiredBy !== null,
    properties: { text, retiredBy, note, live: retiredBy === null },
  };
}

function createdQuestion(part: DocumentPart, id: string): PartRows['createdQuestions'][number] {
  const { phraseId, localId, ordinal, text, start, end } = at(part.question, id);
  const { passageId } = at(part.phrase, phraseId);
  return {
    id,
    passageId,
    verbPhraseId: phraseId,
    ordinal,
    start,
    end,
    properties: { localId, text, extra: '{}' },
  };
}

function createdPhrase(part: DocumentPart, id: string): PartRows['createdPhrases'][number] {
  const { passageId, ordinal, localId, phrase } = at(part.phrase, id);
  return { id, passageId, ordinal, properties: { localId, phrase, extra: '{}' } };
}

function phraseProperties(part: DocumentPart, id: string): Record<string, unknown> {
  const { phrase, retiredBy } = at(part.phrase, id);
  return { phrase, retiredBy, live: retiredBy === null };
}

function mentionRow(mention: MentionItem): PartRows['mentions'][number] {
  const { entityId, passageId, localId, ordinal, name, literal, extra, spans } = mention;
  const roles = JSON.stringify(mention.roles.map(renderRole));
  return { entityId, passageId, localId, ordinal, properties: { name, roles, literal, extra, spans } };
}

/** Entities of which something that follows may have changed: those edited, and those that answer a question beside a changed one. */
function affectedEntities({ before, after, changes }: Edited, indexes: readonly PartIndex[]): string[] {
  const touched = new Set(
    changes.flatMap(({ item, id }) => {
      if (item === 'entity') return [id];
      const mention = item === 'mention' ? (after.mention.get(id) ?? before.mention.get(id)) : undefined;
      return mention ? [mention.entityId] : [];
    }),
  );
  const phrases = new Set(
    changes.flatMap(
      ({ item, id }) => phraseOfChange(before, item, id) ?? phraseOfChange(after, item, id) ?? [],
    ),
  );
  for (const part of [before, after]) {
    for (const { phraseId, answers } of part.question.values()) {
      if (answers.some((answer) => touched.has(answer))) phrases.add(phraseId);
    }
  }
  const beside = [...phrases].flatMap((id) =>
    indexes.flatMap((index) => index.questionsOf(id).flatMap(([, { answers }]) => answers)),
  );
  return [...new Set([...touched, ...beside])].filter((id) => after.entity.has(id)).sort();
}

function phraseOfChange(part: DocumentPart, item: Change['item'], id: string): string | undefined {
  return item === 'phrase' ? id : item === 'question' ? part.question.get(id)?.phraseId : undefined;
}

function entityVectors(
  was: PartIndex,
  entities: { id: string; properties: EntityProperties }[],
): WantedVector[] {
  return entities.flatMap(({ id, properties }) => {
    const text = entityEmbeddingText(properties);
    const old = was.part.entity.has(id) ? entityEmbeddingText(was.properties(id)) : null;
    return text === old ? [] : [{ id, text, before: old }];
  });
}

function questionVectors({ before, after }: Edited, questions: readonly string[]): WantedVector[] {
  return questions.flatMap((id) => {
    const text = questionEmbeddingText(at(after.question, id));
    const held = before.question.get(id);
    const old = held ? questionEmbeddingText(held) : null;
    return text === old ? [] : [{ id, text, before: old }];
  });
}

function present<T>(items: ReadonlyMap<string, T>, ids: readonly string[]): T[] {
  return ids.flatMap((id) => items.get(id) ?? []);
}

function at<T>(items: ReadonlyMap<string, T>, id: string): T {
  const found = items.get(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}
