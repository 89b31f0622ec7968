import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pairOf } from '../../test/support/evidence-of.js';
import { relationSupport } from './relation-support.js';

/** What the spec calls supported; the answerer's own line is lower, since relevance has a say too. */
const SUPPORTED = 0.3;

interface Told {
  answer: string;
  type?: string;
  phrase?: string;
  subject?: string;
}

function support(asked: string, question: string, told: Told): number {
  const { answer, subject = 'Ada Brill', ...more } = told;
  return relationSupport(
    asked,
    pairOf({ step: 0, asked, question, answers: [answer], subjects: [subject], ...more }),
  );
}

describe('relationSupport', () => {
  it.each<[string, string, Told]>([
    ['When was Ada Brill born?', 'What is the birth date of Ada Brill?', { answer: '3 March 1911' }],
    [
      'When did Ada Brill die?',
      'In what year did Ada Brill pass away?',
      { answer: '1980', phrase: 'died in' },
    ],
    ['Where was Ada Brill born?', 'What is the birthplace of Ada Brill?', { answer: 'Vell', type: 'place' }],
    [
      'Who is the wife of Tom Quayle?',
      'Who was Tom Quayle married to?',
      { answer: 'Ada Brill', type: 'person', subject: 'Tom Quayle' },
    ],
    ["Who is Ada Brill's mother?", 'Who is the mother of Ada Brill?', { answer: 'Jo Brill', type: 'person' }],
    [
      "Who is Ada Brill's mother?",
      'Who is Ada Brill the daughter of?',
      { answer: 'Jo Brill', type: 'person' },
    ],
    [
      'Who are the parents of Ada Brill?',
      'Who is the father of Ada Brill?',
      { answer: 'Ned Brill', type: 'person' },
    ],
    [
      'Salt Road >> director',
      'Who directed Salt Road?',
      { answer: 'Ada Brill', type: 'person', subject: 'Salt Road' },
    ],
    [
      'Who wrote Salt Road?',
      'Who is the author of Salt Road?',
      { answer: 'Ada Brill', type: 'person', subject: 'Salt Road' },
    ],
    [
      'Where did Ada Brill study?',
      'Which college did Ada Brill attend?',
      { answer: 'Orm College', type: 'organisation' },
    ],
    [
      'When was Salt Road released?',
      'In what year did Salt Road come out?',
      { answer: '1950', subject: 'Salt Road' },
    ],
    [
      'What is the nationality of Ada Brill?',
      'Which country is Ada Brill a citizen of?',
      { answer: 'Norway' },
    ],
    [
      'What did Ada Brill whittle on Sundays?',
      'What was Ada Brill carving on Sundays?',
      { answer: 'spoons' },
    ],
  ])('lets "%s" be answered by "%s"', (asked, question, told) => {
    expect(support(asked, question, told)).toBeGreaterThanOrEqual(SUPPORTED);
  });

  it.each<[string, string, Told]>([
    ['Where was Ada Brill born?', 'When was Ada Brill born?', { answer: '3 March 1911' }],
    ['When was Ada Brill born?', 'Where was Ada Brill born?', { answer: 'Vell', type: 'place' }],
    ['When did Ada Brill die?', 'When was Ada Brill born?', { answer: '1911', phrase: 'born in' }],
    ['Where was Ada Brill born?', 'Who was Ada Brill married to?', { answer: 'Tom Quayle', type: 'person' }],
    [
      "Who is Ada Brill's mother?",
      'Who is Ada Brill the mother of?',
      { answer: 'Sue Brill', type: 'person' },
    ],
    [
      "Who is Ada Brill's mother?",
      'Who is the father of Ada Brill?',
      { answer: 'Ned Brill', type: 'person' },
    ],
    ["Who is Ada Brill's mother?", 'Whose mother is Ada Brill?', { answer: 'Sue Brill', type: 'person' }],
    [
      'Who is the daughter of Ada Brill?',
      'Who is Ada Brill the daughter of?',
      { answer: 'Jo Brill', type: 'person' },
    ],
    ['Where did Ada Brill live?', 'What did Ada Brill live for?', { answer: 'Salt Road', type: 'work' }],
    [
      "Who is Ada Brill's mother?",
      'Who is Ada Brill the child of?',
      { answer: 'Ned, Duke of Orm', type: 'person' },
    ],
    [
      'Who composed Salt Road?',
      'Who directed Salt Road?',
      { answer: 'Tom Quayle', type: 'person', subject: 'Salt Road' },
    ],
    ['Who directed Salt Road?', 'When was Salt Road directed?', { answer: '1950', subject: 'Salt Road' }],
    ['Who founded Orm College?', 'When was Orm College founded?', { answer: '1850', subject: 'Orm College' }],
    ['What award did Ada Brill win?', 'What is the profession of Ada Brill?', { answer: 'painter' }],
    [
      'How many people live in Vell?',
      'Where is Vell located?',
      { answer: 'Orm', type: 'place', subject: 'Vell' },
    ],
  ])('does not let "%s" be answered by "%s"', (asked, question, told) => {
    expect(support(asked, question, told)).toBeLessThan(SUPPORTED);
  });

  it('reads no relation from a title', () => {
    const more = { answer: 'Ada Brill', subject: 'The Mother of Vell', type: 'person' };
    expect(support('Who directed The Mother of Vell?', 'Who directed The Mother of Vell?', more)).toBe(1);
    expect(
      support('Who is the mother of Ada Brill?', 'Who directed Born to Die?', {
        ...more,
        subject: 'Born to Die',
      }),
    ).toBeLessThan(SUPPORTED);
  });

  it('stays within [0, 1] whatever is asked', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('Who is the mother of', 'When was § born', 'A >> b', '>>', ''),
    );
    fc.assert(
      fc.property(text, text, text, (asked, question, answer) => {
        const value = support(asked, question, { answer });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });
});
