import { passageTokens } from '../text/search-tokens.js';
import { documentHashes } from './document-hashes.js';
import { DocumentEntities } from './document-entities.js';
import type { Gsw, Question, VerbPhrase } from './gsw.js';
import { spansJson, type DocumentRows, type QuestionRow } from './gsw-rows.js';
import { renderRole } from './interchange/render-gsw.js';
import { passageNames, type PassageNames } from './passage-names.js';
import { questionSpan } from './question-span.js';
import type { SourceDocument, SourcePassage } from './source-document.js';
import { stableId } from './stable-id.js';
import { uniqueFacts } from './unique-facts.js';

/** The rows of one document: equal input gives equal rows on any machine. */
export function documentRows(workspaceKey: string, document: SourceDocument): DocumentRows {
  const id = stableId('document', workspaceKey, document.externalId);
  const hashes = documentHashes(document);
  const { externalId, title, tags, date } = document;
  const rows: DocumentRows = {
    document: { id, externalId, title, tags, date, ...hashes },
    ...{ passages: [], entities: [], mentions: [], verbPhrases: [], questions: [], answers: [] },
  };
  const scope = {
    workspaceKey,
    documentId: id,
    documentExternalId: externalId,
    versionHash: hashes.versionHash,
  };
  const builder = new RowBuilder(rows, scope, new DocumentEntities(scope));
  for (const passage of document.passages) builder.addPassage(passage);
  rows.entities = builder.entities.rows();
  return rows;
}

interface PassageScope {
  externalId: string;
  passageId: string;
  entityIds: Map<string, string>;
  names: PassageNames;
}

class RowBuilder {
  constructor(
    private readonly rows: DocumentRows,
    private readonly scope: {
      workspaceKey: string;
      documentId: string;
      documentExternalId: string;
      versionHash: string;
    },
    readonly entities: DocumentEntities,
  ) {}

  addPassage(passage: SourcePassage): void {
    const { externalId, title, text, index, gsw } = passage;
    const id = this.id('passage', externalId);
    this.rows.passages.push({
      id,
      documentId: this.scope.documentId,
      index,
      properties: {
        ...{ externalId, title, text, hasGsw: gsw !== null },
        searchTokens: passageTokens(this.scope.workspaceKey, `${title} ${text}`),
        gswExtra: JSON.stringify(gsw?.extra ?? {}),
        ...passage.place,
      },
    });
    if (gsw) this.addGsw(passage, id, gsw);
  }

  private addGsw(passage: SourcePassage, passageId: string, gsw: Gsw): void {
    const names = passageNames(passage.text, gsw);
    const entityIds = this.entities.addPassage(passage.externalId, gsw.entities, uniqueFacts(gsw));
    gsw.entities.forEach(({ localId, name, roles, literal, extra }, ordinal) => {
      const spans = spansJson(names.spans.get(localId) ?? []);
      const properties = {
        name,
        literal,
        spans,
        roles: JSON.stringify(roles.map(renderRole)),
        extra: JSON.stringify(extra),
      };
      this.rows.mentions.push({
        entityId: entityIds.get(localId) ?? '',
        passageId,
        localId,
        ordinal,
        properties,
      });
    });
    const scope = { externalId: passage.externalId, passageId, entityIds, names };
    gsw.verbPhrases.forEach((phrase, ordinal) => this.addVerbPhrase(phrase, ordinal, scope));
  }

  private addVerbPhrase(verbPhrase: VerbPhrase, ordinal: number, scope: PassageScope): void {
    const { localId, phrase, extra } = verbPhrase;
    const id = this.id('verb-phrase', scope.externalId, localId);
    const properties = { localId, phrase, extra: JSON.stringify(extra) };
    this.rows.verbPhrases.push({ id, passageId: scope.passageId, ordinal, properties });
    verbPhrase.questions.forEach((question, place) => {
      const row = this.questionRow(question, scope);
      this.rows.questions.push({ ...row, verbPhraseId: id, ordinal: place });
      this.addAnswers(question, { questionId: row.id, verbPhraseId: id, entityIds: scope.entityIds });
    });
  }

  private questionRow(
    question: Question,
    scope: PassageScope,
  ): Omit<QuestionRow, 'verbPhraseId' | 'ordinal'> {
    const { localId, text, extra, validity } = question;
    const span = questionSpan(question, scope.names);
    return {
      id: this.id('question', scope.externalId, localId),
      documentId: this.scope.documentId,
      passageId: scope.passageId,
      start: span?.[0] ?? null,
      end: span?.[1] ?? null,
      properties: {
        ...{ localId, text, extra: JSON.stringify(extra) },
        ...(validity && { validFrom: validity.from, validTo: validity.to, precision: validity.precision }),
      },
    };
  }

  private addAnswers(
    question: Question,
    ids: { questionId: string; verbPhraseId: string; entityIds: Map<string, string> },
  ): void {
    const { questionId, verbPhraseId, entityIds } = ids;
    question.answers.forEach((answer, ordinal) => {
      const entityId = entityIds.get(answer) ?? '';
      this.rows.answers.push({ questionId, verbPhraseId, entityId, ordinal, question: question.text });
    });
  }

  private id(kind: string, ...parts: string[]): string {
    const { workspaceKey, documentExternalId, versionHash } = this.scope;
    return stableId(kind, workspaceKey, documentExternalId, versionHash, ...parts);
  }
}
