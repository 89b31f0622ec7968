import { describe, expect, it } from '@jest/globals';
import { evidenceOf, planOf, type HopDraft } from '../../test/support/evidence-of.js';
import type { Answer } from './answer.js';
import { answerFromEvidence } from './extractive-answer.js';
import { DEFAULT_THRESHOLDS } from './thresholds.js';

function answer(question: string, made: ReturnType<typeof planOf>, ...chains: HopDraft[][]): Answer {
  const evidence = evidenceOf(made.graph, ...chains);
  return answerFromEvidence({ question, ...made, evidence, thresholds: DEFAULT_THRESHOLDS });
}

const directed = (step: number, film: string, director: string): HopDraft => ({
  step,
  asked: `Who directed ${film}?`,
  question: `Who directed ${film}?`,
  answers: [director],
  subjects: [film],
  type: 'person',
});
const born = (step: number, name: string, date: string): HopDraft => ({
  step,
  asked: `When was ${name} born?`,
  question: `When was ${name} born?`,
  answers: [date],
  subjects: [name],
});
const died = (step: number, name: string, date: string): HopDraft => ({
  step,
  asked: `When did ${name} die?`,
  question: `When did ${name} die?`,
  answers: [date],
  subjects: [name],
});

describe('an answer from one chain', () => {
  const made = planOf('Who directed Salt Road?', 'Where was <ENTITY_Q1> born?');
  const place: HopDraft = {
    step: 1,
    asked: 'Where was Ada Brill born?',
    question: 'What is the birthplace of Ada Brill?',
    answers: ['Vell'],
    subjects: ['Ada Brill'],
    type: 'place',
  };

  it('is the last answer of the best chain, cited line by line', () => {
    const result = answer('Where was the director of Salt Road born?', made, [
      directed(0, 'Salt Road', 'Ada Brill'),
      place,
    ]);
    expect(result).toMatchObject({ text: 'Vell', refusal: null, answerer: 'extractive/1' });
    expect(result.citations.map((citation) => citation.question)).toEqual([
      'Who directed Salt Road?',
      'What is the birthplace of Ada Brill?',
    ]);
    expect(result.confidence).toBeGreaterThan(0.5);
  });

  it('prefers a nearly as strong chain whose answer is of the asked kind', () => {
    const job = {
      ...place,
      question: 'What was Ada Brill at Vell when she was born?',
      answers: ['1911'],
      type: 'date',
      relevance: 0.9,
    };
    const result = answer(
      'Where was the director of Salt Road born?',
      made,
      [directed(0, 'Salt Road', 'Ada Brill'), job],
      [directed(0, 'Salt Road', 'Ada Brill'), place],
    );
    expect(result.text).toBe('Vell');
  });

  it('refuses a neighbouring fact of the right person, naming the step', () => {
    const result = answer('Where was the director of Salt Road born?', made, [
      directed(0, 'Salt Road', 'Ada Brill'),
      { ...born(1, 'Ada Brill', '1911'), asked: 'Where was Ada Brill born?' },
    ]);
    expect(result).toMatchObject({ text: 'N/A', confidence: 0, refusal: { reason: 'EMPTY_HOP', step: 1 } });
    expect(result.refusal?.sentence).toContain('When was Ada Brill born?');
  });

  it('says why in a sentence that a person can read, however long the stored question is', () => {
    const long = {
      ...born(0, 'Orm', '1900'),
      asked: 'When was Ada born?',
      relevance: 0.01,
      question: 'q'.repeat(50_000),
    };
    const sentence = answer(long.asked, planOf(long.asked), [long]).refusal?.sentence ?? '';
    expect(sentence).toContain(`the nearest stored question is "${'q'.repeat(239)}…"`);
    expect(sentence.length).toBeLessThan(400);
  });

  it('refuses the right fact of another person', () => {
    const other = {
      ...place,
      question: 'Where was Tom Quayle born?',
      subjects: ['Tom Quayle'],
      relevance: 0.07,
    };
    const result = answer('Where was the director of Salt Road born?', made, [
      directed(0, 'Salt Road', 'Ada Brill'),
      other,
    ]);
    expect(result.refusal).toMatchObject({ reason: 'EMPTY_HOP', step: 1 });
  });

  it('says when nothing speaks of what the question names', () => {
    const result = answer('Where was the director of Salt Road born?', made, [
      { ...directed(0, 'The Grey Gull', 'Ada Brill'), asked: 'Who directed Salt Road?', relevance: 0.2 },
      place,
    ]);
    expect(result.refusal).toMatchObject({ reason: 'NO_ENTITY', step: 0 });
  });

  it('does not take the ninth baron for the eighth', () => {
    const single = planOf('Who is the father of Ned Brill, 8th Baron Orm?');
    const hop: HopDraft = {
      step: 0,
      asked: 'Who is the father of Ned Brill, 8th Baron Orm?',
      question: 'Who is the father of Ned Brill, 9th Baron Orm?',
      answers: ['Tom Brill'],
      subjects: ['Ned Brill, 9th Baron Orm'],
    };
    expect(answer(hop.asked, single, [hop]).refusal?.reason).toBe('NO_ENTITY');
  });

  it('does not take one baron of a title for another', () => {
    const asked = 'Who is the father of Ned Brill, 8th Baron Orm?';
    const hop: HopDraft = {
      step: 0,
      asked,
      question: 'Who is the father of Hal Quayle, 8th Baron Orm?',
      answers: ['Tom Brill'],
      subjects: ['Hal Quayle, 8th Baron Orm'],
      relevance: 0.2,
    };
    expect(answer(asked, planOf(asked), [hop]).refusal?.reason).toBe('NO_ENTITY');
  });

  it('refuses a chain with one weak hop that tells of something else, however strong the others are', () => {
    const result = answer('Where was the director of Salt Road born?', made, [
      { ...directed(0, 'Salt Road', 'Ada Brill'), relevance: 0.99 },
      { ...place, question: 'Where did Ada Brill study?', relevance: 0.02 },
    ]);
    expect(result.refusal).toMatchObject({ reason: 'LOW_SCORE', step: 1 });
  });

  it('takes a fact of the chosen node under another name', () => {
    const alias: HopDraft = { ...place, question: 'Where was A. B. Quint born?', subjects: ['Ada Brill'] };
    expect(
      answer('Where was the director of Salt Road born?', made, [
        directed(0, 'Salt Road', 'Ada Brill'),
        alias,
      ]).text,
    ).toBe('Vell');
  });

  it('reports two documents that contradict each other on a fact there is once', () => {
    const single = planOf('When was Ada Brill born?');
    const result = answer(
      'When was Ada Brill born?',
      single,
      [born(0, 'Ada Brill', '1911')],
      [{ ...born(0, 'Ada Brill', '1920'), document: 'd2' }],
    );
    expect(result.refusal?.reason).toBe('CONFLICT');
    expect(result.citations).toHaveLength(2);
    const agreeing = answer(
      'When was Ada Brill born?',
      single,
      [born(0, 'Ada Brill', '1911')],
      [{ ...born(0, 'Ada Brill', '3 March 1911'), document: 'd2' }],
    );
    expect(agreeing.text).toBe('1911');
  });

  it('lists all answers when several are asked for, else the first', () => {
    const children: HopDraft = {
      step: 0,
      asked: 'Who are the children of Ada Brill?',
      question: 'Who are the children of Ada Brill?',
      answers: ['Sue Brill', 'Jo Brill'],
      subjects: ['Ada Brill'],
      type: 'person',
    };
    expect(answer(children.asked, planOf(children.asked), [children]).text).toBe('Sue Brill, Jo Brill');
    const one = { ...children, asked: 'Who is the child of Ada Brill?' };
    expect(answer(one.asked, planOf(one.asked), [one]).text).toBe('Sue Brill');
  });

  it('refuses a question that takes a false thing for granted', () => {
    const asked = 'When did Ned Quayle divorce Ada Brill?';
    const hop: HopDraft = {
      step: 0,
      asked,
      question: 'Who did Ned Quayle divorce?',
      answers: ['Sue Orm'],
      subjects: ['Ned Quayle'],
      type: 'person',
      relevance: 0.2,
    };
    expect(answer(asked, planOf(asked), [hop]).refusal?.reason).toBe('FALSE_PREMISE');
  });

  it('confirms a yes-or-no question and never denies for want of a fact', () => {
    const asked = 'Was Ada Brill born in Vell?';
    expect(answer(asked, planOf(asked), [{ ...place, step: 0, asked }]).text).toBe('yes');
    expect(
      answer(asked, planOf(asked), [{ ...place, step: 0, asked, answers: ['Orm'] }]).refusal?.reason,
    ).toBe('UNDECIDED');
  });

  it('passes on why nothing was found', () => {
    const evidence = {
      ...evidenceOf(made.graph),
      emptySteps: [{ step: 1, reason: 'NO_CANDIDATE' as const, sentence: 'Step 2 found nothing.' }],
    };
    const result = answerFromEvidence({ question: 'x', ...made, evidence, thresholds: DEFAULT_THRESHOLDS });
    expect(result.refusal).toEqual({ reason: 'EMPTY_HOP', step: 1, sentence: 'Step 2 found nothing.' });
  });
});

describe('an answer to a comparison', () => {
  const films = planOf(
    'Who directed Salt Road?',
    'Who directed Gull, She Cried?',
    'When was <ENTITY_Q1> born?',
    'When was <ENTITY_Q2> born?',
    ['Which director was born later, <ENTITY_Q1> or <ENTITY_Q2>?'],
    ['Which film has the director born later, Salt Road or Gull, She Cried?'],
  );
  const salt = [directed(0, 'Salt Road', 'Ada Brill'), born(2, 'Ada Brill', '3 March 1911')];
  const gull = [directed(1, 'Gull, She Cried', 'Tom Quayle'), born(3, 'Tom Quayle', '1902')];

  it('is the title as the question writes it', () => {
    const result = answer(
      'Which film has the director born later, Salt Road or Gull, She Cried?',
      films,
      salt,
      gull,
    );
    expect(result.text).toBe('Salt Road');
    expect(result.citations).toHaveLength(4);
  });

  it('is the person when the question describes the options', () => {
    const question = 'Who was born first, the director of Salt Road or the director of Gull, She Cried?';
    expect(answer(question, films, salt, gull).text).toBe('Tom Quayle');
  });

  it('passes over a chain whose value is no date', () => {
    const place: HopDraft = { ...born(2, 'Ada Brill', 'Vell'), relevance: 0.95 };
    const result = answer(
      'Which film has the director born later, Salt Road or Gull, She Cried?',
      films,
      salt,
      gull,
      [directed(0, 'Salt Road', 'Ada Brill'), place],
    );
    expect(result.text).toBe('Salt Road');
  });

  it('is undecided when the dates overlap, and says so', () => {
    const vague = [directed(1, 'Gull, She Cried', 'Tom Quayle'), born(3, 'Tom Quayle', '1911')];
    const result = answer(
      'Which film has the director born later, Salt Road or Gull, She Cried?',
      films,
      salt,
      vague,
    );
    expect(result.refusal?.reason).toBe('UNDECIDED');
  });

  it('refuses with the reason of the side that has no fact', () => {
    const missing = [
      directed(1, 'Gull, She Cried', 'Tom Quayle'),
      { ...died(3, 'Tom Quayle', '1960'), asked: 'When was Tom Quayle born?' },
    ];
    const result = answer(
      'Which film has the director born later, Salt Road or Gull, She Cried?',
      films,
      salt,
      missing,
    );
    expect(result.refusal).toMatchObject({ reason: 'EMPTY_HOP', step: 3 });
  });

  it('reads both sides from one group when a single step asks for the older one', () => {
    const made = planOf(
      'Who directed Salt Road?',
      'Who directed Tin?',
      'Who is older, <ENTITY_Q1> or <ENTITY_Q2>?',
      ['Which film has the director who is older, Salt Road or Tin?'],
    );
    const asked = 'Who is older, Ada Brill or Tom Quayle?';
    const first = [directed(0, 'Salt Road', 'Ada Brill'), directed(1, 'Tin', 'Tom Quayle')];
    const result = answer(
      'Which film has the director who is older, Salt Road or Tin?',
      made,
      [...first, { ...born(2, 'Ada Brill', '1911'), asked }],
      [...first, { ...born(2, 'Tom Quayle', '1902'), asked }],
    );
    expect(result.text).toBe('Tin');
  });

  it('compares lifespans', () => {
    const made = planOf(
      'When was Ada Brill born?',
      'When did Ada Brill die?',
      'When was Tom Quayle born?',
      'When did Tom Quayle die?',
      ['Calculate the lifespan of Ada Brill using <ENTITY_Q1> and <ENTITY_Q2>.'],
      ['Calculate the lifespan of Tom Quayle using <ENTITY_Q3> and <ENTITY_Q4>.'],
      ['Who lived longer, Ada Brill or Tom Quayle, based on their lifespans?'],
    );
    const result = answer(
      'Who lived longer, Ada Brill or Tom Quayle?',
      made,
      [born(0, 'Ada Brill', '1911')],
      [died(1, 'Ada Brill', '1980')],
      [born(2, 'Tom Quayle', '1902')],
      [died(3, 'Tom Quayle', '1960')],
    );
    expect(result.text).toBe('Ada Brill');
  });

  it('answers yes when one of several nationalities is shared', () => {
    const nation = (step: number, name: string, answers: string[]): HopDraft => ({
      step,
      asked: `What is the nationality of ${name}?`,
      question: `What is the nationality of ${name}?`,
      answers,
      subjects: [name],
    });
    const made = planOf('What is the nationality of Ada Brill?', 'What is the nationality of Tom Quayle?', [
      'Do <ENTITY_Q1> and <ENTITY_Q2> share the same nationality?',
    ]);
    const ask = (right: string[]) =>
      answer(
        'Do Ada Brill and Tom Quayle have the same nationality?',
        made,
        [nation(0, 'Ada Brill', ['French', 'Swiss'])],
        [nation(1, 'Tom Quayle', right)],
      ).text;
    expect(ask(['Switzerland'])).toBe('yes');
    expect(ask(['Norwegian'])).toBe('no');
  });

  it('tells how long somebody lived', () => {
    const made = planOf('When was Ada Brill born?', 'When did Ada Brill die?', [
      'Calculate the lifespan of Ada Brill using <ENTITY_Q1> and <ENTITY_Q2>.',
    ]);
    const result = answer(
      'How long did Ada Brill live?',
      made,
      [born(0, 'Ada Brill', '3 March 1911')],
      [died(1, 'Ada Brill', '2 March 1980')],
    );
    expect(result.text).toBe('68 years');
  });

  it('finds what two chains share', () => {
    const made = planOf('Who directed Salt Road?', 'Who directed Tin?', [
      'Which of <ENTITY_Q1> and <ENTITY_Q2> agree?',
    ]);
    const ask = (right: string) =>
      answer(
        'Who directed both Salt Road and Tin?',
        made,
        [directed(0, 'Salt Road', 'Ada Brill')],
        [directed(1, 'Tin', right)],
      );
    expect(ask('Ada Brill').text).toBe('Ada Brill');
    expect(ask('Tom Quayle').refusal?.reason).toBe('UNDECIDED');
  });
});

describe('citations', () => {
  it('are only lines that were given', () => {
    const made = planOf('When was Ada Brill born?');
    const evidence = { ...evidenceOf(made.graph, [born(0, 'Ada Brill', '1911')]), lines: [] };
    const result = answerFromEvidence({
      question: 'When was Ada Brill born?',
      ...made,
      evidence,
      thresholds: DEFAULT_THRESHOLDS,
    });
    expect(result).toMatchObject({ text: '1911', citations: [] });
  });
});
