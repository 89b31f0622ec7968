import type { Row } from '../graph/graph.service.js';
import { rolesFromJson } from '../gsw/stored-gsw.js';
import { mentionId, type DocumentPart } from './document-part.js';

type PassageRow = Row<'edits/part'>;

/** A part from what the graph holds of its passages. */
export function partFromRows(document: DocumentPart['document'], rows: readonly PassageRow[]): DocumentPart {
  const part: DocumentPart = {
    document,
    passages: new Map(),
    entity: new Map(),
    mention: new Map(),
    phrase: new Map(),
    question: new Map(),
  };
  for (const row of rows) {
    const { id, externalId, index, title, text } = row;
    part.passages.set(id, { id, externalId, index, title, text });
    for (const mention of row.mentions) putMention(part, id, mention);
    for (const phrase of row.verbPhrases) putPhrase(part, id, phrase);
  }
  return part;
}

function putMention(part: DocumentPart, passageId: string, row: PassageRow['mentions'][number]): void {
  const { entityId, entityName, aliases, entityRetiredBy, ...mention } = row;
  part.entity.set(entityId, { name: entityName, aliases: aliases ?? [], retiredBy: entityRetiredBy ?? null });
  part.mention.set(mentionId(passageId, mention.localId), {
    ...{ entityId, passageId, localId: mention.localId, ordinal: mention.ordinal, name: mention.name },
    ...{ literal: mention.literal, extra: mention.extra, spans: mention.spans },
    roles: rolesFromJson(mention.roles),
  });
}

function putPhrase(part: DocumentPart, passageId: string, row: PassageRow['verbPhrases'][number]): void {
  const { id, localId, ordinal, phrase, retiredBy, questions } = row;
  part.phrase.set(id, { passageId, localId, ordinal, phrase, retiredBy: retiredBy ?? null });
  for (const question of questions) {
    part.question.set(question.id, {
      ...{ phraseId: id, localId: question.localId, ordinal: question.ordinal, text: question.text },
      ...{ answers: question.answers, retiredBy: question.retiredBy ?? null, note: question.note ?? null },
      ...{ start: question.start ?? null, end: question.end ?? null },
    });
  }
}
