import { deriveEntity } from '../gsw/entity-search-text.js';
import { entityEmbeddingText, questionEmbeddingText } from '../gsw/embedding-text.js';
import type { EntityRole, Gsw } from '../gsw/gsw.js';
import { renderRole } from '../gsw/interchange/render-gsw.js';
import { uniqueFacts, type UniqueFact } from '../gsw/unique-facts.js';
import { mentionsOf, questionsOf, type DocumentPart, type MentionItem } from './document-part.js';
import type { Change } from './edit.js';

export interface EntityProperties {
  name: string;
  aliases: string[];
  types: string[];
  matchKey: string;
  coarseType: string | null;
  searchTokens: string;
  facts: string;
  live: boolean;
  retiredBy: string | null;
}

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
  const ids = (item: Change['item']): string[] => [
    ...new Set(changes.filter((one) => one.item === item).map(({ id }) => id)),
  ];
  const affected = affectedEntities(edited);
  const entities = affected.map((id) => ({
    id,
    properties: entityProperties(edited.workspaceKey, after, id),
  }));
  const phrases = ids('phrase').filter((id) => after.phrase.has(id));
  const questions = ids('question').filter((id) => after.question.has(id));
  const gone = (['entity', 'phrase', 'question'] as const).flatMap((item) =>
    ids(item).filter((id) => !after[item].has(id)),
  );
  return {
    createdEntities: entities.filter(({ id }) => !before.entity.has(id)),
    changedEntities: entities.filter(
      ({ id, properties }) => before.entity.has(id) && differs(edited, id, properties),
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
    vectors: [...entityVectors(edited, entities), ...questionVectors(edited, questions)],
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
function affectedEntities({ before, after, changes }: Edited): string[] {
  const touched = changes.flatMap(({ item, id }) => {
    if (item === 'entity') return [id];
    const mention = item === 'mention' ? (after.mention.get(id) ?? before.mention.get(id)) : undefined;
    return mention ? [mention.entityId] : [];
  });
  const phrases = new Set(
    changes.flatMap(
      ({ item, id }) => phraseOfChange(before, item, id) ?? phraseOfChange(after, item, id) ?? [],
    ),
  );
  for (const part of [before, after]) {
    for (const { phraseId, answers } of part.question.values()) {
      if (answers.some((answer) => touched.includes(answer))) phrases.add(phraseId);
    }
  }
  const beside = [...phrases].flatMap((id) =>
    [before, after].flatMap((part) => questionsOf(part, id).flatMap(([, { answers }]) => answers)),
  );
  return [...new Set([...touched, ...beside])].filter((id) => after.entity.has(id)).sort();
}

function phraseOfChange(part: DocumentPart, item: Change['item'], id: string): string | undefined {
  return item === 'phrase' ? id : item === 'question' ? part.question.get(id)?.phraseId : undefined;
}

function entityProperties(workspaceKey: string, part: DocumentPart, id: string): EntityProperties {
  const { name, aliases, retiredBy } = at(part.entity, id);
  const mentions = mentionsOf(part, id);
  const roles = mentions.flatMap((mention) => mention.roles);
  const facts = mentions.flatMap((mention) => factsAt(part, mention));
  const distinct = [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()];
  return {
    ...{ name, aliases, retiredBy, live: retiredBy === null, types: typesOf(roles) },
    ...deriveEntity(workspaceKey, { name, aliases, roles }),
    facts: JSON.stringify(distinct),
  };
}

function typesOf(roles: readonly EntityRole[]): string[] {
  return [...new Set(roles.map(({ role }) => role).filter((role) => role.trim() !== ''))];
}

function factsAt(part: DocumentPart, { passageId, localId }: MentionItem): UniqueFact[] {
  return uniqueFacts(gswOf(part, passageId)).get(localId) ?? [];
}

/** The GSW of a passage without what was retired. */
function gswOf(part: DocumentPart, passageId: string): Gsw {
  const mentions = [...part.mention.values()]
    .filter(
      (mention) => mention.passageId === passageId && part.entity.get(mention.entityId)?.retiredBy === null,
    )
    .sort((left, right) => left.ordinal - right.ordinal);
  const localIds = new Map([...mentions].reverse().map(({ entityId, localId }) => [entityId, localId]));
  const phrases = [...part.phrase]
    .filter(([, phrase]) => phrase.passageId === passageId && phrase.retiredBy === null)
    .sort(([, left], [, right]) => left.ordinal - right.ordinal);
  return {
    entities: mentions.map(({ localId, name, roles, literal }) => ({
      localId,
      name,
      roles,
      literal,
      extra: {},
    })),
    verbPhrases: phrases.map(([id, { localId, phrase }]) => ({
      ...{ localId, phrase, extra: {} },
      questions: questionsOf(part, id)
        .filter(([, { retiredBy }]) => retiredBy === null)
        .map(([, question]) => ({
          ...{ localId: question.localId, text: question.text, extra: {} },
          answers: question.answers.flatMap((answer) => localIds.get(answer) ?? []),
        })),
    })),
    extra: {},
  };
}

function differs({ workspaceKey, before }: Edited, id: string, after: EntityProperties): boolean {
  return JSON.stringify(entityProperties(workspaceKey, before, id)) !== JSON.stringify(after);
}

function entityVectors(
  { before, workspaceKey }: Edited,
  entities: { id: string; properties: EntityProperties }[],
): WantedVector[] {
  return entities.flatMap(({ id, properties }) => {
    const text = entityEmbeddingText(properties);
    const old = before.entity.has(id)
      ? entityEmbeddingText(entityProperties(workspaceKey, before, id))
      : null;
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
