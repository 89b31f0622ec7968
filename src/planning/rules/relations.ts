/** A relation noun and the natural question that looks it up; `{}` stands for the thing it is asked of. */
export interface Relation {
  nouns: string[];
  question: string;
}

const made = (nouns: string, verb: string): Relation => ({
  nouns: nouns.split(', '),
  question: `Who ${verb} {}?`,
});
const person = (nouns: string): Relation[] =>
  nouns.split(', ').map((noun) => ({ nouns: [noun], question: `Who is the ${noun} of {}?` }));
const thing = (nouns: string): Relation[] =>
  nouns.split(', ').map((noun) => ({ nouns: [noun], question: `What is the ${noun} of {}?` }));
const ask = (nouns: string, question: string): Relation => ({ nouns: nouns.split(', '), question });

/** The relations that the key-free planner knows by name. */
export const RELATIONS: readonly Relation[] = [
  made('director', 'directed'),
  made('composer', 'composed'),
  made('performer, singer', 'performed'),
  made('author, writer', 'wrote'),
  made('screenwriter, scriptwriter', 'wrote the screenplay of'),
  made('lyricist, songwriter', 'wrote the lyrics of'),
  made('creator', 'created'),
  made('producer', 'produced'),
  made('publisher', 'published'),
  made('founder, co-founder', 'founded'),
  made('manufacturer, maker', 'manufactured'),
  made('designer', 'designed'),
  made('architect', 'was the architect of'),
  made('developer', 'developed'),
  made('painter', 'painted'),
  made('sculptor', 'sculpted'),
  made('inventor', 'invented'),
  made('discoverer', 'discovered'),
  made('builder', 'built'),
  made('translator', 'translated'),
  made('narrator', 'narrated'),
  made('owner', 'owns'),
  made('operator', 'operates'),
  made('editor', 'edited'),
  made('illustrator', 'illustrated'),
  made('distributor', 'distributed'),
  made('successor', 'succeeded'),
  made('predecessor', 'preceded'),
  made('killer, assassin', 'killed'),
  ask('place of birth, birthplace, birth place', 'Where was {} born?'),
  ask('birth city, city of birth, native city, home city', 'In which city was {} born?'),
  ask('hometown, home town', 'What is the hometown of {}?'),
  ask('country of birth', 'In which country was {} born?'),
  ask('place of death, deathplace, death place', 'Where did {} die?'),
  ask('place of burial, burial place, resting place', 'Where was {} buried?'),
  ask('date of birth, birth date, birthdate, birthday', 'When was {} born?'),
  ask('year of birth, birth year', 'In what year was {} born?'),
  ask('date of death, death date', 'When did {} die?'),
  ask('cause of death', 'What was the cause of death of {}?'),
  ask('release date, date of release', 'When was {} released?'),
  ask('founding date, foundation date', 'When was {} founded?'),
  ask('country of citizenship, citizenship', 'What is the country of citizenship of {}?'),
  ask('country of origin', 'What is the country of origin of {}?'),
  ask('state of origin', 'What is the state of origin of {}?'),
  ask('city of origin', 'What is the city of origin of {}?'),
  ask('region of origin', 'What is the region of origin of {}?'),
  ask('employer', 'Who is the employer of {}?'),
  ask('alma mater', 'What is the alma mater of {}?'),
  ...person(
    'father, mother, parent, spouse, husband, wife, partner, son, daughter, child, brother, sister, sibling',
  ),
  ...person(
    'head of state, head of government, prime minister, president, vice president, chairman, chairwoman, chair, chief executive, ceo, leader',
  ),
  ...person(
    'king, queen, emperor, empress, ruler, monarch, mayor, governor, captain, coach, manager, conductor, commander, patron, teacher, mentor',
  ),
  ...person(
    'student, pupil, doctoral advisor, doctoral student, namesake, star, lead singer, drummer, guitarist, bassist, host, presenter, winner',
  ),
  ...person(
    'godfather, guardian, bishop, abbot, abbess, principal, headmaster, chief judge, curator, librarian, keeper',
  ),
  ...thing(
    'nationality, religion, religious denomination, denomination, language, native language, official language, currency, capital, capital city',
  ),
  ...thing(
    'country, province, county, state, region, district, municipality, city, continent, location, headquarters, headquarters city, headquarters location',
  ),
  ...thing(
    'record label, label, parent company, subsidiary, company, network, publication, genre, occupation, profession, instrument, residence, sport, team, league',
  ),
  ...thing(
    'political party, party, university, school, college, award, mouth, tributary, patron saint, dynasty, ethnic group',
  ),
  ...thing(
    'largest city, second largest city, highest mountain, highest point, national anthem, national language, twin town, sister city, home ground, home stadium',
  ),
];

const plural = (noun: string): string[] =>
  noun === 'child'
    ? ['child', 'children']
    : noun.includes(' of ')
      ? [noun]
      : [noun, noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`];

const questionOf = new Map(
  RELATIONS.flatMap(({ nouns, question }) => nouns.flatMap(plural).map((noun) => [noun, question] as const)),
);

/** Every relation noun, also in the plural, in lower case. */
export const RELATION_WORDS: ReadonlySet<string> = new Set(questionOf.keys());

/** Nouns of makers that may follow a name without a preposition ("the Salt Roads performer"). */
export const MAKER_WORDS: readonly string[] = RELATIONS.filter(({ question }) =>
  /^Who \w+(?:ed|t|e|s) \{\}\?$/.test(question),
).flatMap(({ nouns }) => nouns);

/** All relation nouns as one alternation, longest first so that "place of birth" wins over "place". */
export const RELATION_PATTERN = [...RELATION_WORDS]
  .sort((left, right) => right.length - left.length || (left < right ? -1 : 1))
  .join('|');

/** The question that looks the relation up for the thing; undefined for a noun that is no known relation. */
export function relationQuestion(noun: string, thing: string): string | undefined {
  return questionOf.get(noun.toLowerCase())?.replace('{}', () => thing);
}
