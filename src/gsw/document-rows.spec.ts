import { describe, expect, it } from '@jest/globals';
import { documentRows } from './document-rows.js';
import { parseGsw } from './interchange/parse-gsw.js';
import { documentQuality } from './quality-report.js';
import { noParseNotes, type SourceDocument, type SourcePassage } from './source-document.js';

const KEY = 'abcdefghijklmnop';

function passage(index: number, names: string[]): SourcePassage {
  const entity_nodes = names.map((name, place) => ({
    id: `e${place}`,
    name,
    roles: [{ role: 'person', states: [] }],
  }));
  const questions = [
    { id: 'q1', text: 'Who taught Ada?', answers: ['e1'] },
    { id: 'q2', text: 'Whom did Bo teach?', answers: ['e0'] },
  ];
  const { gsw } = parseGsw({ entity_nodes, verb_phrase_nodes: [{ id: 'v1', phrase: 'taught', questions }] });
  return {
    externalId: `p${index}`,
    index,
    title: 'School',
    text: 'A start. Bo taught Ada there. The end.',
    gsw,
    notes: noParseNotes(),
  };
}

function document(...passages: SourcePassage[]): SourceDocument {
  return { externalId: 'd1', title: 'School', tags: [], date: null, passages };
}

describe('rows of a document', () => {
  it('never fuse two entities of one passage, and share the n-th of a name with the n-th of the other passages', () => {
    const rows = documentRows(
      KEY,
      document(passage(0, ['Ada', 'Bo', 'ada']), passage(1, ['ADA', 'Bo', 'Ada'])),
    );
    expect(rows.entities).toHaveLength(3);
    expect(rows.entities.map(({ properties }) => properties.aliases)).toEqual([
      ['Ada', 'ADA'],
      ['Bo'],
      ['ada', 'Ada'],
    ]);
    expect(rows.mentions).toHaveLength(6);
  });

  it('never share an entity without a match key', () => {
    const rows = documentRows(KEY, document(passage(0, ['...', 'Bo', '...']), passage(1, ['...', 'Bo'])));
    expect(rows.entities).toHaveLength(4);
  });

  it('are equal for equal input, and of other ids in another workspace or version', () => {
    const one = documentRows(KEY, document(passage(0, ['Ada', 'Bo'])));
    expect(documentRows(KEY, document(passage(0, ['Ada', 'Bo'])))).toEqual(one);
    const ids = new Set(one.entities.map(({ id }) => id));
    for (const other of [
      documentRows('ponmlkjihgfedcba', document(passage(0, ['Ada', 'Bo']))),
      documentRows(KEY, document(passage(0, ['Ada', 'Bob']))),
    ]) {
      expect(other.entities.some(({ id }) => ids.has(id))).toBe(false);
    }
  });

  it('point a question at the sentence that holds its answer and the other side', () => {
    const source = passage(0, ['Ada', 'Bo']);
    const [question] = documentRows(KEY, document(source)).questions;
    expect(source.text.slice(question?.start ?? 0, question?.end ?? 0)).toBe('Bo taught Ada there. ');
  });

  it('are counted in the quality report with what is lacking', () => {
    expect(documentQuality(document(passage(0, ['Ada', 'Bo'])))).toMatchObject({
      missingInverses: 0,
      orphans: 0,
      otherSideUnnamed: 0,
      questions: 2,
    });
    const counts = documentQuality(document(passage(0, ['Ida', 'Bo', 'Cy'])));
    expect(counts).toMatchObject({
      missingInverses: 1,
      orphans: 1,
      neverAnswers: 1,
      otherSideUnnamed: 1,
      namesNotFound: 2,
    });
  });
});
