import { describe, expect, it } from '@jest/globals';
import { planByRules } from './plan-by-rules.js';

const lookups = (question: string) =>
  planByRules(question)
    .steps.filter((step) => step.requiresRetrieval)
    .map((step) => step.question);

describe('a name that a common noun introduces', () => {
  it.each([
    'When was the lighthouse Gull Point demolished?',
    'When did the trawler Silver Hake sink?',
    'On which planet was the probe Lark Nine lost?',
    'In which town is the theatre Corvo located?',
    'Who was the painter Ilse Marn married to?',
    'When was the newspaper founded by Ilse Marn?',
  ])('is no clause, and the verb is the question’s own: %s', (question) => {
    expect(lookups(question)).toEqual([question]);
  });

  it.each([
    [
      'Where was the owner of the yard that repaired the trawler Silver Hake born?',
      [
        'Which yard repaired the trawler Silver Hake?',
        'Who owns <ENTITY_Q1>?',
        'Where was <ENTITY_Q2> born?',
      ],
    ],
    [
      'In which county is the village where the founder of the yard that repaired the brig Lark died?',
      [
        'Which yard repaired the brig Lark?',
        'Who founded <ENTITY_Q1>?',
        'In which village did <ENTITY_Q2> die?',
        'In which county is <ENTITY_Q3>?',
      ],
    ],
    [
      'Where was the father of the poet Ilse Marn born?',
      ['Who is the father of the poet Ilse Marn?', 'Where was <ENTITY_Q1> born?'],
    ],
    [
      'What is the population of the city in which the painter Ilse Marn was born?',
      ['In which city was the painter Ilse Marn born?', 'What is the population of <ENTITY_Q1>?'],
    ],
    [
      'What is the name of the brig that the captain Jon Pell commanded?',
      ['Which brig did the captain Jon Pell command?'],
    ],
  ])('stays whole inside a longer question: %s', (question, steps) => {
    expect(lookups(question)).toEqual(steps);
  });

  it.each([
    [
      'When was the team Ilse Marn played for founded?',
      ['Which team did Ilse Marn play for?', 'When was <ENTITY_Q1> founded?'],
    ],
    [
      'Where is the school Ilse Marn attended?',
      ['Which school did Ilse Marn attend?', 'Where is <ENTITY_Q1>?'],
    ],
    [
      'When did the club Ilse Marn joined win the cup?',
      ['Which club did Ilse Marn join?', 'When did <ENTITY_Q1> win the cup?'],
    ],
    [
      'When was the brig the Ost Yard repaired launched?',
      ['Which brig did the Ost Yard repair?', 'When was <ENTITY_Q1> launched?'],
    ],
    [
      'Who is the author of the book the film Corvo is based on?',
      ['Which book is the film Corvo based on?', 'Who wrote <ENTITY_Q1>?'],
    ],
    [
      'When was the newspaper founded by Ilse Marn closed?',
      ['Which newspaper was founded by Ilse Marn?', 'When was <ENTITY_Q1> closed?'],
    ],
  ])('is told from a clause that has a verb of its own: %s', (question, steps) => {
    expect(lookups(question)).toEqual(steps);
  });
});

describe('a clause after a preposition, "whose", "where" or "when"', () => {
  it.each([
    [
      'When did the composer of the ballad on which the opera Corvo is based die?',
      ['Which ballad is the opera Corvo based on?', 'Who composed <ENTITY_Q1>?', 'When did <ENTITY_Q2> die?'],
    ],
    [
      'Where was the writer of the play from which the opera Corvo was adapted born?',
      [
        'Which play was the opera Corvo adapted from?',
        'Who wrote <ENTITY_Q1>?',
        'Where was <ENTITY_Q2> born?',
      ],
    ],
    [
      'When was the person after whom the brig Lark was named born?',
      ['Who was the brig Lark named after?', 'When was <ENTITY_Q1> born?'],
    ],
    [
      'Where did the man who led the expedition on which Jon Pell died study?',
      ['On which expedition did Jon Pell die?', 'Who led <ENTITY_Q1>?', 'Where did <ENTITY_Q2> study?'],
    ],
    [
      'When did the founder of the gazette whose first editor was Ilse Marn die?',
      [
        "Which gazette's first editor was Ilse Marn?",
        'Who founded <ENTITY_Q1>?',
        'When did <ENTITY_Q2> die?',
      ],
    ],
    [
      'When did the king whose daughter married Jon Pell die?',
      ["Which king's daughter married Jon Pell?", 'When did <ENTITY_Q1> die?'],
    ],
    [
      'Who was the mayor of Ostra in the year when the Corvo Theatre opened?',
      ['In which year did the Corvo Theatre open?', 'Who was the mayor of Ostra in <ENTITY_Q1>?'],
    ],
    [
      'Who governs the province where the founder of Ost Mill is from?',
      ['Who founded Ost Mill?', 'Which province is <ENTITY_Q1> from?', 'Who governs <ENTITY_Q2>?'],
    ],
    [
      'In what region of the country containing Mount Ule is the home city of Jon Pell located?',
      [
        'In which city was Jon Pell born?',
        'Which country contains Mount Ule?',
        'In what region of <ENTITY_Q2> is <ENTITY_Q1> located?',
      ],
    ],
  ])('asks as a stored question would: %s', (question, steps) => {
    expect(lookups(question)).toEqual(steps);
  });
});

describe('a comparison of two things that are described', () => {
  it.each([
    'Are the director of Gulls at Dusk and the director of The Long Tide of the same nationality?',
    'Do the directors of the films Gulls at Dusk and The Long Tide share the same nationality?',
    'Did the director of Gulls at Dusk and the director of The Long Tide have the same nationality?',
  ])('looks up both sides: %s', (question) => {
    expect(lookups(question)).toEqual([
      'Who directed Gulls at Dusk?',
      'Who directed The Long Tide?',
      'What is the nationality of <ENTITY_Q1>?',
      'What is the nationality of <ENTITY_Q2>?',
    ]);
  });

  it('looks up sides of different kinds', () => {
    const plan = planByRules(
      'Were the painter of Corvo and the founder of the Ost Yard born in the same city?',
    );
    expect(plan.steps.map((step) => step.question).slice(0, 4)).toEqual([
      'Who painted Corvo?',
      'Who founded the Ost Yard?',
      'Where was <ENTITY_Q1> born?',
      'Where was <ENTITY_Q2> born?',
    ]);
    expect(plan.steps[4]?.sides?.map((side) => side.steps)).toEqual([[3], [4]]);
  });
});
