import { FAMILY_NAMES, GIVEN_NAMES, PLACE_WORDS, TITLE_WORDS } from './replacement-names.js';
import type { SampleEntity, World } from './sample-world.js';

const PLACE_ROLES = new Set('country town city island village sea river mountain planet'.split(' '));
const PERSON_ROLES = new Set(['person']);
const TITLE_ROLES = new Set('opera novel film book ferry company award telescope'.split(' '));

/** Capitalised words that are no proper names; what stands beside them ("Light", "Shipyard") is renamed, they are not. */
const COMMON_WORDS = new Set(
  `The A An In It Its Her His He She Before After Part Like To At Every Sheep Steamers Ferries Their Another
  January February March April May June July August September October November December
  King Queen Prince Light Shipyard Observatory Courier Mercury Comet Mount Sea Opera House Orchestra Museum
  Ferry Accord Bay I II N`.split(/\s+/u),
);

const CAPITALISED = /\p{Lu}[\p{L}]*/gu;
const SUFFIXES = ['ian', 'ese', 'an'];

/**
 * The words and titles of a world that are proper names, each once, in order of their first place.
 * `titles` are replaced as a whole, the others word by word, so that a family keeps one surname.
 */
export interface ProperNames {
  titles: string[];
  places: string[];
  given: string[];
  family: string[];
}

const entitiesOf = (world: World): SampleEntity[] => world.gsws.flatMap((line) => line.gsw.entity_nodes);

const hasRole = (entity: SampleEntity, roles: Set<string>): boolean =>
  entity.roles.some((role) => roles.has(role.role));

const properWords = (text: string): string[] =>
  (text.match(CAPITALISED) ?? []).filter((word) => !COMMON_WORDS.has(word));

const firstWordsOf = (entities: SampleEntity[]): Set<string> =>
  new Set(entities.flatMap((entity) => properWords(entity.name).slice(0, 1)));

function isDerived(word: string, stems: Set<string>): boolean {
  return SUFFIXES.some((suffix) => word.endsWith(suffix) && stems.has(word.slice(0, -suffix.length)));
}

const withoutTitles = (text: string, titles: string[]): string =>
  titles.reduce((rest, title) => rest.replaceAll(title, ''), text);

/** Questions without their first word, which is capitalised whatever it is; some names stand in no GSW. */
const restsOfQuestions = (world: World): string[] =>
  world.questions.map(({ question }) => question.replace(/^\p{L}+/u, ''));

/** Finds every proper name of a world by the roles of its entities and the names in its questions. */
export function properNamesOf(world: World): ProperNames {
  const entities = entitiesOf(world);
  const isTitle = (entity: SampleEntity): boolean =>
    hasRole(entity, TITLE_ROLES) && /^\p{Lu}/u.test(entity.name);
  const titles = [...new Set(entities.filter(isTitle).map((entity) => entity.name))];
  const others = entities.filter((entity) => !isTitle(entity));
  const places = others.filter((entity) => hasRole(entity, PLACE_ROLES));
  const placeWords = new Set(places.flatMap((entity) => properWords(entity.name)));
  const texts = [...others.map((entity) => entity.name), ...restsOfQuestions(world)];
  const words = new Set(texts.flatMap((text) => properWords(withoutTitles(text, titles))));
  const people = [...words].filter((word) => !placeWords.has(word) && !isDerived(word, words));
  const first = firstWordsOf(others.filter((entity) => hasRole(entity, PERSON_ROLES)));
  return {
    titles,
    places: [...placeWords],
    given: people.filter((word) => first.has(word)),
    family: people.filter((word) => !first.has(word)),
  };
}

/** Mulberry32: numbers in [0, 1) that hang on the seed alone. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled(pool: readonly string[], random: () => number): string[] {
  const result = [...pool];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] ?? '', result[last] ?? ''];
  }
  return result;
}

function pairUp(names: string[], pool: string[]): [string, string][] {
  if (pool.length < names.length) {
    throw new RangeError(`${names.length} names need replacing, but the list has ${pool.length}.`);
  }
  return names.map((name, index) => [name, pool[index] ?? name]);
}

/** Which name stands for which: one to one, chosen by the seed. */
function replacementsFor(names: ProperNames, seed: number): Map<string, string> {
  const random = randomNumbers(seed);
  const titles = pairUp(names.titles, shuffled(TITLE_WORDS, random));
  return new Map([
    ...titles.map(([old, fresh]): [string, string] => [old, old.startsWith('The ') ? `The ${fresh}` : fresh]),
    ...pairUp(names.places, shuffled(PLACE_WORDS, random)),
    ...pairUp(names.given, shuffled(GIVEN_NAMES, random)),
    ...pairUp(names.family, shuffled(FAMILY_NAMES, random)),
  ]);
}

function withArticle(article: string, name: string): string {
  if (article === '') return name;
  const right = /^[AEIOU]/u.test(name) ? 'an' : 'a';
  return `${article.startsWith('A') ? right.replace('a', 'A') : right} ${name}`;
}

/** Replaces whole words only, the longest name first; demonyms ("Ostmarian") follow their country. */
function replacer(replacements: Map<string, string>): (text: string) => string {
  const names = [...replacements.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])([Aa]n? )?(${names.join('|')})(${SUFFIXES.join('|')})?(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (text) =>
    text.replace(pattern, (...groups: (string | undefined)[]) => {
      const [, article = '', name = '', suffix = ''] = groups;
      return withArticle(article, `${replacements.get(name) ?? name}${suffix}`);
    });
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}

/**
 * The same world under other proper names: every person, place, work, ship and organisation is renamed everywhere,
 * one to one and by the seed alone; dates, numbers, common nouns and ids stay. Two people of one name stay of one name.
 */
export function renameWorld(world: World, seed: number): World {
  return mapStrings(world, replacer(replacementsFor(properNamesOf(world), seed))) as World;
}
