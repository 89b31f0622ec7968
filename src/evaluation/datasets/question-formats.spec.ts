import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ZodError } from 'zod';
import { datasetPassage } from './dataset-entry.js';
import { evaluationQuestionSchema } from './evaluation-question.js';
import { readEntry } from './question-formats.js';

const mill = datasetPassage('Tarn Mill', 'Ada Holm built the Tarn Mill.');
const ada = datasetPassage('Ada Holm', 'Ada Holm was born in Veldt.');
const other = datasetPassage('Veldt', 'Veldt lies by a river.');
const paragraphs = [mill, other, ada].map((passage, idx) => ({
  idx,
  title: passage.title,
  paragraph_text: passage.text,
  is_supporting: passage !== other,
}));
const musique = {
  id: '2hop__1_2',
  paragraphs,
  question: 'Where was the builder of the Tarn Mill born?',
  question_decomposition: [
    { id: 1, question: 'Tarn Mill >> builder', answer: 'Ada Holm', paragraph_support_idx: 0 },
    { id: 2, question: 'where was #1 born', answer: 'Veldt', paragraph_support_idx: 2 },
  ],
  answer: 'Veldt',
  answer_aliases: ['Veldt town'],
  answerable: true,
};

const read = (entry: unknown) => {
  const { question, passages } = readEntry(entry);
  return { question: evaluationQuestionSchema.parse(question), passages };
};

describe('A question of a public data set', () => {
  it('of MuSiQue brings its paragraphs, its gold passages and its decomposition as a plan', () => {
    const { question, passages } = read(musique);
    expect(passages).toEqual([mill, other, ada]);
    expect(question).toMatchObject({ id: '2hop__1_2', answer: 'Veldt', aliases: ['Veldt town'] });
    expect(question.supporting).toEqual([mill.id, ada.id]);
    expect(question.plan).toEqual([
      { question: 'Tarn Mill >> builder', requires_retrieval: true },
      { question: 'where was <ENTITY_Q1> born', requires_retrieval: true },
    ]);
  });

  it('of MuSiQue that cannot be answered stands beside the one it was made from', () => {
    const { question } = read({ ...musique, answerable: false });
    expect(question).toMatchObject({ id: '2hop__1_2/unanswerable', answerable: false });
  });

  it('of HotpotQA and of 2WikiMultihopQA is read in rows and in columns alike', () => {
    const rows = {
      _id: '5a8b',
      question: 'Where was the builder of the Tarn Mill born?',
      answer: 'Veldt',
      supporting_facts: [
        ['Tarn Mill', 0],
        ['Ada Holm', 0],
      ],
      context: [
        ['Tarn Mill', ['Ada Holm built', ' the Tarn Mill.']],
        ['Veldt', ['Veldt lies by a river.']],
        ['Ada Holm', ['Ada Holm was born in Veldt.']],
      ],
    };
    const columns = {
      ...{ id: '5a8b', question: rows.question, answer: 'Veldt' },
      supporting_facts: { title: ['Tarn Mill', 'Ada Holm'], sent_id: [0, 0] },
      context: { title: rows.context.map(([title]) => title), sentences: rows.context.map((row) => row[1]) },
    };
    expect(read(rows)).toEqual(read(columns));
    expect(read(rows).question).toMatchObject({ id: '5a8b', supporting: [mill.id, ada.id] });
    expect(read(rows).passages).toEqual([mill, other, ada]);
  });

  it('of PopQA takes every possible answer, as a list or as the text of one', () => {
    const entry = { id: 4_222_362, subj: 'Ada Holm', obj: 'miller', question: "What is Ada Holm's job?" };
    const listed = read({ ...entry, possible_answers: ['miller', 'mill owner'] });
    expect(read({ ...entry, possible_answers: '["miller", "mill owner"]' })).toEqual(listed);
    expect(listed.question).toMatchObject({
      id: '4222362',
      answer: 'miller',
      aliases: ['miller', 'mill owner'],
    });
  });

  it('that is not as its format says is refused, whatever stands in it', () => {
    expect(() => readEntry({ ...musique, paragraphs: [{ title: 'x' }] })).toThrow(ZodError);
    expect(() => readEntry({ id: 1, question: 'q', possible_answers: 'none' })).toThrow(ZodError);
    const fields = [
      'id',
      '_id',
      'question',
      'answer',
      'paragraphs',
      'context',
      'supporting_facts',
      'possible_answers',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()), (entry) => {
        try {
          readEntry(entry);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(ZodError);
        }
      }),
    );
  });
});
