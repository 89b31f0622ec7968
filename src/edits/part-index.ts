import { deriveEntity } from '../gsw/entity-search-text.js';
import type { EntityRole, Gsw } from '../gsw/gsw.js';
import { uniqueFacts, type UniqueFact } from '../gsw/unique-facts.js';
import type { DocumentPart, MentionItem, PhraseItem, QuestionItem } from './document-part.js';

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

/** A part that changes no more, with what hangs on what, and what of an entity follows as an import derives it. */
export class PartIndex {
  private readonly mentions: Map<string, MentionItem[]>;
  private readonly passageMentions: Map<string, MentionItem[]>;
  private readonly phrases: Map<string, [string, PhraseItem][]>;
  private readonly questions: Map<string, [string, QuestionItem][]>;
  private readonly facts = new Map<string, Map<string, UniqueFact[]>>();

  constructor(
    readonly part: DocumentPart,
    private readonly workspaceKey: string,
  ) {
    const place = ({ passageId }: MentionItem): number => part.passages.get(passageId)?.index ?? 0;
    const mentions = [...part.mention.values()].sort(
      (left, right) => place(left) - place(right) || left.ordinal - right.ordinal,
    );
    this.mentions = grouped(mentions, ({ entityId }) => entityId);
    this.passageMentions = grouped(mentions, ({ passageId }) => passageId);
    this.phrases = grouped(inOrder(part.phrase), ([, { passageId }]) => passageId);
    this.questions = grouped(inOrder(part.question), ([, { phraseId }]) => phraseId);
  }

  /** Questions of a verb phrase in order, with their ids. */
  questionsOf(phraseId: string): [string, QuestionItem][] {
    return this.questions.get(phraseId) ?? [];
  }

  /** All properties of an entity of the part. */
  properties(id: string): EntityProperties {
    const { name, aliases, retiredBy } = this.part.entity.get(id) ?? {
      name: '',
      aliases: [],
      retiredBy: null,
    };
    const mentions = this.mentions.get(id) ?? [];
    const roles = mentions.flatMap((mention) => mention.roles);
    const facts = mentions.flatMap((mention) => this.factsAt(mention));
    const distinct = [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()];
    return {
      ...{ name, aliases, retiredBy, live: retiredBy === null, types: typesOf(roles) },
      ...deriveEntity(this.workspaceKey, { name, aliases, roles }),
      facts: JSON.stringify(distinct),
    };
  }

  private factsAt({ passageId, localId }: MentionItem): UniqueFact[] {
    const known = this.facts.get(passageId) ?? uniqueFacts(this.gsw(passageId));
    this.facts.set(passageId, known);
    return known.get(localId) ?? [];
  }

  /** The GSW of a passage without what was retired. */
  private gsw(passageId: string): Gsw {
    const mentions = (this.passageMentions.get(passageId) ?? []).filter(
      ({ entityId }) => this.part.entity.get(entityId)?.retiredBy === null,
    );
    const localIds = new Map([...mentions].reverse().map(({ entityId, localId }) => [entityId, localId]));
    const phrases = (this.phrases.get(passageId) ?? []).filter(([, phrase]) => phrase.retiredBy === null);
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
        questions: this.questionsOf(id)
          .filter(([, { retiredBy }]) => retiredBy === null)
          .map(([, question]) => ({
            ...{ localId: question.localId, text: question.text, extra: {} },
            answers: question.answers.flatMap((answer) => localIds.get(answer) ?? []),
          })),
      })),
      extra: {},
    };
  }
}

function typesOf(roles: readonly EntityRole[]): string[] {
  return [...new Set(roles.map(({ role }) => role).filter((role) => role.trim() !== ''))];
}

function inOrder<T extends { ordinal: number }>(items: ReadonlyMap<string, T>): [string, T][] {
  return [...items].sort(([, left], [, right]) => left.ordinal - right.ordinal);
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
