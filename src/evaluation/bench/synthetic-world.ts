import { seededRandom } from '../metrics/seeded-random.js';

/** Question-answer pairs of one synthetic passage. */
export const PAIRS_A_PASSAGE = 8;

export interface SyntheticPassage {
  passage: { id: string; title: string; text: string };
  /** In the interchange form. */
  gsw: unknown;
}

const ONSETS = [
  'b',
  'd',
  'f',
  'g',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'br',
  'dr',
  'gr',
  'kl',
  'pl',
  'st',
  'tr',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou'];
const CODAS = ['', 'l', 'm', 'n', 'r', 's', 't', 'nd', 'rk'];

/** Passages about invented founders, works and towns: the same seed gives the same world, and its facts hang together in chains. */
export function* syntheticWorld(passages: number, seed: number): Generator<SyntheticPassage> {
  const random = seededRandom(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const word = (): string => {
    const syllables = Array.from(
      { length: 2 + Math.floor(random() * 2) },
      () => pick(ONSETS) + pick(VOWELS) + pick(CODAS),
    );
    const joined = syllables.join('');
    return joined.charAt(0).toUpperCase() + joined.slice(1);
  };
  let town = word();
  for (let index = 0; index < passages; index += 1) {
    const next = word();
    yield passageOf(index, {
      person: `${word()} ${word()}`,
      work: `The ${word()} ${word()}`,
      town,
      next,
      year: String(1700 + Math.floor(random() * 300)),
    });
    town = next;
  }
}

interface Names {
  person: string;
  work: string;
  town: string;
  next: string;
  year: string;
}

type Fact = [phrase: string, ...pairs: [question: string, answer: keyof Names][]];

function factsOf({ person, work, town, next, year }: Names): Fact[] {
  return [
    ['wrote', [`Who wrote ${work}?`, 'person'], [`What did ${person} write?`, 'work']],
    ['was born in', [`Where was ${person} born?`, 'town'], [`Who was born in ${town}?`, 'person']],
    ['was finished in', [`When was ${work} finished?`, 'year'], [`What was finished in ${year}?`, 'work']],
    [
      'lies beside',
      [`Which town lies beside ${town}?`, 'next'],
      [`Which town does ${next} lie beside?`, 'town'],
    ],
  ];
}

const ROLES: Names = { person: 'writer', work: 'book', town: 'town', next: 'town', year: 'year' };

function passageOf(index: number, names: Names): SyntheticPassage {
  const { person, work, town, next, year } = names;
  const verbPhrases = factsOf(names).map(([phrase, ...pairs], at) => ({
    id: `v${at}`,
    phrase,
    questions: pairs.map(([text, answer], side) => ({ id: `q${at * 2 + side}`, text, answers: [answer] })),
  }));
  const entities = (Object.keys(ROLES) as (keyof Names)[]).map((id) => ({
    id,
    name: names[id],
    roles: [{ role: ROLES[id], states: [] }],
  }));
  const text = `${person} of ${town} wrote ${work}. It was finished in ${year}. ${town} lies beside ${next}.`;
  const nothing = { space_nodes: [], time_nodes: [], similarity_edges: [], space_edges: [], time_edges: [] };
  return {
    passage: { id: `synthetic-${index}`, title: work, text },
    gsw: { entity_nodes: entities, verb_phrase_nodes: verbPhrases, ...nothing },
  };
}
