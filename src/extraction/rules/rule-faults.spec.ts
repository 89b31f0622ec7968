import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { passageNames } from '../../gsw/passage-names.js';
import { documentQuality } from '../../gsw/quality-report.js';
import { noParseNotes, type SourceDocument } from '../../gsw/source-document.js';
import { constructByRules } from './rules-constructor.js';

/** The facts of a passage as "question answer" lines, both directions. */
async function factsOf(title: string, text: string): Promise<string[]> {
  const { gsw } = await constructByRules({ title, text });
  const names = new Map(gsw.entities.map((entity) => [entity.localId, entity.name]));
  return gsw.verbPhrases.flatMap(({ questions }) =>
    questions.map((question) => `${question.text} ${question.answers.map((id) => names.get(id)).join('; ')}`),
  );
}

interface Case {
  kind: string;
  title: string;
  text: string;
  told: string[];
  /** What no fact may say. */
  never: RegExp;
}

const CASES: Case[] = [
  {
    kind: 'a father\'s wife is his, and the subject\'s mother ("son of A by his wife B")',
    title: 'Per Orm',
    text: 'Per Orm was a Norwegian painter. He was the son of Bo Orm, 2nd Baron Orm, by his first wife Iva Tarn, daughter of Nils Tarn.',
    told: [
      'Who is the father of Per Orm? Bo Orm, 2nd Baron Orm',
      'Who is the mother of Per Orm? Iva Tarn',
      'Who is the wife of Bo Orm, 2nd Baron Orm? Iva Tarn',
      'Who is a parent of Iva Tarn? Nils Tarn',
    ],
    never: /(?:wife|spouse) of Per Orm|Per Orm\? Nils|2nd Baron Orm\?.*profession|profession.*2nd/u,
  },
  {
    kind: 'the second kinship of a coordination is the subject\'s ("daughter of A, and the wife of B")',
    title: 'Iva Tarn',
    text: 'Iva Tarn was the daughter of Nils Tarn, and the wife of Bo Orm.',
    told: ['Who is a parent of Iva Tarn? Nils Tarn', 'Who is the spouse of Iva Tarn? Bo Orm'],
    never: /spouse of Nils/u,
  },
  {
    kind: 'a kinship in apposition after a parent is nobody\'s when it may be of both ("son of A, brother of B")',
    title: 'Per Orm',
    text: 'Per Orm was the son of Bo Orm, brother of Nils Orm. He painted the Tarn Hall.',
    told: ['Who is a parent of Per Orm? Bo Orm'],
    never: /sibling|brother/u,
  },
  {
    kind: 'a great-grandfather, a grand father or a stepson is no father and no son',
    title: 'Per Orm',
    text: 'Per Orm was a Norwegian painter. He was the grand father of Bo Fenn and the stepson of Nils Tarn.',
    told: [],
    never: /Bo Fenn|Nils Tarn/u,
  },
  {
    kind: 'a profession list ends where an apposition or a title begins',
    title: 'Per Orm',
    text: 'Per Orm was a Norwegian soldier, painter, 2nd Baron Orm and member of the rugby, track and field teams best known for his boat, who died young.',
    told: ['What is the profession of Per Orm? soldier', 'What is the profession of Per Orm? painter'],
    never: /profession.*(?:\? is|2nd|rugby|track|teams|best|died|boat)/u,
  },
  {
    kind: 'words after a profession are not part of it',
    title: 'Per Orm',
    text: 'Per Orm is a British journalist and radio broadcaster working for the Tarn Herald.',
    told: ['What is the profession of Per Orm? radio broadcaster'],
    never: /broadcaster working/u,
  },
  {
    kind: '"Omvik-born" is a birthplace and "Danish-born" no nationality',
    title: 'Per Orm',
    text: 'Per Orm is an Omvik-born Norwegian painter.',
    told: ['Where was Per Orm born? Omvik', 'What is the nationality of Per Orm? Norwegian'],
    never: /nationality.*Omvik/u,
  },
  {
    kind: 'a people somebody was born in is not the people somebody is of',
    title: 'Per Orm',
    text: 'Per Orm is a Danish-born Norwegian painter.',
    told: ['What is the nationality of Per Orm? Norwegian', 'What is the profession of Per Orm? painter'],
    never: /Danish/u,
  },
  {
    kind: 'a creed or a party is no nationality, and a sport keeps its name',
    title: 'Per Orm',
    text: 'Per Orm was an American football player. He was a Republican politician.',
    told: ['What is the profession of Per Orm? American football player'],
    never: /nationality/u,
  },
  {
    kind: 'a name that stands before another as an attribute is no name',
    title: 'Per Orm',
    text: 'Per Orm is a footballer. He is a younger brother of Ukrainian defender Bo Fenn and played for Tarn Rovers.',
    told: ['Who is a sibling of Per Orm? Bo Fenn', 'Which team did Per Orm play for? Tarn Rovers'],
    never: /Ukrainian/u,
  },
  {
    kind: 'a year is born in and a day is born on',
    title: 'Per Orm',
    text: 'Per Orm (1275 – 16 May 1342) was a Norwegian bishop.',
    told: ['Who was born in 1275? Per Orm', 'Who died on 16 May 1342? Per Orm'],
    never: /born on 1275/u,
  },
  {
    kind: 'a name spelled with a comma or a capital less is asked about as the entity is spelled',
    title: 'Iva Tarn',
    text: 'Iva Tarn was a Norwegian painter. She married Hugh IV, Duke of Orm. She was the mother of Hugh Iv Duke of Orm.',
    told: ['Who was married to Hugh IV, Duke of Orm? Iva Tarn'],
    never: /Hugh IV Duke|Hugh Iv/u,
  },
  {
    kind: "an office is the subject's only when it is given to the subject",
    title: 'Per Orm',
    text: 'Per Orm (1189 – 1242) was a Norwegian nobleman. He succeeded his father as count of Orm and fought alongside the duke of Tarn. His brother was Bishop of Omvik.',
    told: ['What title or position did Per Orm hold? count of Orm'],
    never: /father as|alongside|duke of Tarn\?|Bishop/u,
  },
  {
    kind: 'a nomination is no award',
    title: 'Per Orm',
    text: 'Per Orm is a Norwegian actor. He was nominated for the Tarn Award.',
    told: ['What award was Per Orm nominated for? Tarn Award'],
    never: /win|won/u,
  },
  {
    kind: 'a film is nowhere located, and what another work was made by is not its own',
    title: 'Salt Roads',
    text: 'Salt Roads is a 1979 film set in the village of Tarn and based on the series created by Bo Fenn, directed by Iva Aas.',
    told: ['Who directed Salt Roads? Iva Aas'],
    never: /located|created/u,
  },
  {
    kind: 'what belongs to a noun is not asked of the verb, and no phrase is cut',
    title: 'Per Orm',
    text: 'Per Orm gained livery of his estates in 1391. He participated in an attack on Tarn. He went on to other films.',
    told: [],
    never: /livery|on Tarn|other films|participated on/u,
  },
  {
    kind: 'a title that ends with a question mark ends no sentence',
    title: 'Where Is Ada?',
    text: 'Where Is Ada? is a 1961 comedy film directed by Bo Fenn. Released by Tarn Films, the movie stars Iva Aas.',
    told: ['Who directed Where Is Ada?? Bo Fenn', 'Who starred in Where Is Ada?? Iva Aas'],
    never: /^$/u,
  },
];

describe('kinds of faults that the rules once had', () => {
  it.each(CASES)('$kind', async ({ title, text, told, never }) => {
    const facts = await factsOf(title, text);
    expect(facts).toEqual(expect.arrayContaining(told));
    for (const fact of facts) expect(fact).not.toMatch(never);
  });
});

/** Texts of any letters, and texts of words that the rules look for. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          'Ada',
          'Quill',
          'Hugh IV',
          'Łucja',
          'ﬁlm',
          'İz',
          '𝕏',
          'was',
          'is',
          'an',
          'a',
          'the',
          'born',
          'in',
          'on',
        ],
        ...[
          '1275',
          '3 May 1901',
          '(',
          ')',
          ',',
          '.',
          '"',
          '–',
          '?',
          'and',
          'or',
          'who',
          'his',
          'her',
          'wife',
          'son',
        ],
        ...[
          'of',
          'by',
          'directed',
          'film',
          'Danish-born',
          'painter',
          'married',
          'Duke',
          'He',
          'She',
          'moved',
          'to',
        ],
      ),
      { maxLength: 80 },
    )
    .map((words) => words.join(' ')),
);

describe('GSWs by rules, of any text', () => {
  it('are made without a throw, the same each time, of answers that resolve and questions in pairs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), anyText, async (title, text) => {
        const built = await constructByRules({ title, text });
        expect(await constructByRules({ title, text })).toEqual(built);
        const ids = new Set(built.gsw.entities.map(({ localId }) => localId));
        for (const { questions } of built.gsw.verbPhrases) {
          expect(questions).toHaveLength(2);
          for (const { answers } of questions) expect(answers.every((id) => ids.has(id))).toBe(true);
        }
        expect(documentQuality(documentOf(title, text, built.gsw))).toMatchObject({
          orphans: 0,
          missingInverses: 0,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('have spans that cut the text between letters and hold the name they stand for', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const { gsw } = await constructByRules({ title: 'Ada Quill', text });
        const { spans } = passageNames(text, gsw);
        for (const { localId, name } of gsw.entities) {
          for (const [start, end] of spans.get(localId) ?? []) {
            const cut = text.slice(start, end);
            expect(cut).not.toMatch(/\p{Surrogate}/u);
            expect(letters(cut)).toBe(letters(name));
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function documentOf(
  title: string,
  text: string,
  gsw: SourceDocument['passages'][number]['gsw'],
): SourceDocument {
  const passage = { externalId: 'p', index: 0, title, text, gsw, notes: noParseNotes() };
  return { externalId: 'd', title, tags: [], date: null, passages: [passage] };
}
