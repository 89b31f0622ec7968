/** Relations by name, each with the words that speak of it: a bare word is whole, `*` stands for any ending, `_` for a space. */
const TABLE: Readonly<Record<string, string>> = {
  direct: 'direct directed directs director directors directing filmmaker filmmakers helmed',
  write:
    'wrote written write writes writer writers author authors authored penned screenplay screenwriter scripted novelist lyrics lyricist songwriter',
  compose: 'compos* music_by soundtrack score scored',
  perform:
    'perform* sang sung sing sings singer singers artist vocals vocalist recorded recording records guitarist',
  act: 'played plays play portray* star starred stars starring acted actor actress cast role character voice voiced voices',
  produce: 'produce produced produces producer producers producing production',
  publish: 'publish* publication',
  create: 'create* creat* made make makes maker invent* paint* sculpt* author',
  release: 'release* came_out come_out coming premier* aired airs broadcast* debut* published issued',
  birth: 'born birth birth* native hometown birthday',
  death:
    'die dies died death dead deceased passed_away killed kill kills murdered assassinated executed perished',
  burial: 'buried burial tomb grave interred',
  found:
    'found founded founder founders founding foundation establish* formed form formation inception created started began set_up',
  build: 'built build builds builder construct* architect architects design* erected completed opened open',
  capital: 'capital',
  place:
    'located location situated lies stands part_of contain* flows region area near borders bordered mouth tributary county district state administrative',
  base: 'headquarter* based headquarters offices serves',
  origin: 'nationality nationalities citizen* origin originat* come_from comes_from from national country',
  upbringing: 'from grew_up raised hometown',
  religion: 'religion religious faith denomination church',
  language: 'language languages speak spoken speaks',
  occupation: 'profession occupation job career position worked_as works_as title office',
  work: 'work works worked working employ* taught teach teaches professor served serve serves joined',
  education:
    'educat* study studied studies attend* graduat* alma_mater school university college degree studying enrolled',
  own: 'own owns owned owner owners owning parent_company bought buy buys acquire acquired acquires acquisition purchase purchased belong* operator operated operates',
  award:
    'award* won win wins winner victory victories prize received earn earned honour* honor* nominat* medal',
  marry: 'marri* marry spouse wife husband wed wedded partner',
  divorce: 'divorc* separated',
  label: 'label labels signed',
  succeed: 'succeeded successor succeeds succeed replaced followed follows',
  precede: 'preced* predecessor',
  population: 'population inhabitants residents people',
  enrolment: 'enrollment enrolment enrolled students undergraduates undergraduate postgraduate pupils',
  rank: 'rank ranks ranked ranking rankings',
  size: 'height tall high length long deep depth area large size elevation weight wide width',
  lead: 'led lead leads leader head heads president king queen rule ruled ruler reign* governor mayor chairman minister chief emperor commanded commander captain coach manager bishop judge justice',
  member: 'member members belongs team teams club plays_for played_for league joined party',
  name: 'called named name known nickname alias',
  genre: 'genre genres style',
  currency: 'currency',
  sell: 'sell sells sold selling sale seller',
  wreck: 'wreck* sank sunk sink founder_on ran_aground stranded shipwreck*',
  sail: 'sail sails sailed sailing voyage* cruise*',
  host: 'host hosts hosted presents presented presenter',
  cause: 'cause causes caused why reason',
};

const PATTERNS: readonly (readonly [string, RegExp])[] = Object.entries(TABLE).map(([relation, words]) => {
  const alternatives = words.split(' ').map((word) => word.replace('*', '\\p{L}*').replaceAll('_', ' '));
  return [relation, new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?![\\p{L}])`, 'u')] as const;
});

/** Relations that people use for one another: asked one, the other may answer. */
const NEAR: readonly (readonly [string, string])[] = [
  ['publish', 'release'], ['found', 'build'], ['found', 'release'], ['create', 'write'], ['create', 'direct'], ['create', 'compose'],
  ['create', 'found'], ['create', 'build'], ['create', 'perform'], ['base', 'place'], ['origin', 'place'], ['origin', 'base'],
  ['perform', 'act'], ['perform', 'release'], ['perform', 'label'], ['label', 'release'],
  ['occupation', 'work'], ['occupation', 'lead'], ['education', 'work'], ['member', 'perform'], ['member', 'act'], ['member', 'work'],
  ['lead', 'succeed'], ['capital', 'place'], ['act', 'host'], ['release', 'produce'], ['build', 'release'],
  ['divorce', 'marry'], ['upbringing', 'birth'], ['upbringing', 'origin'], ['upbringing', 'base'], ['upbringing', 'place'],
]; // prettier-ignore

const NEAR_KEYS = new Set(NEAR.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));

/** Phrases whose words do not mean what they mean alone. */
const FIXED_PHRASES = /\b(?:death penalty|capital punishment|death sentence|take place|took place)\b/g;

/** The relations a lower-case text without names speaks of. */
export function relationsIn(text: string): Set<string> {
  const plain = text.replace(FIXED_PHRASES, ' ');
  return new Set(PATTERNS.filter(([, pattern]) => pattern.test(plain)).map(([relation]) => relation));
}

/** Support by how two sets of relations agree. A text may use a word that the table reads otherwise, so apart is no certain denial. */
const AGREEMENT = { all: 1, some: 0.7, near: 0.7, apart: 0.15, excluded: 0.03 } as const;

/** Ends of a life that no text means by one another. */
const LIFE = ['birth', 'death', 'burial', 'marry'];

/** In (0, 1]: 1 when every asked relation is told, less when some or only near ones are; null when one text has none that is known. */
export function relationAgreement(asked: ReadonlySet<string>, told: ReadonlySet<string>): number | null {
  if (asked.size === 0 || told.size === 0) return null;
  const shared = [...asked].filter((relation) => told.has(relation));
  if (isExcluded(asked, { told, shared })) return AGREEMENT.excluded;
  if (shared.length > 0) return shared.length === asked.size ? AGREEMENT.all : AGREEMENT.some;
  const isNear = [...asked].some((one) => [...told].some((other) => NEAR_KEYS.has(`${one} ${other}`)));
  return isNear ? AGREEMENT.near : AGREEMENT.apart;
}

/** A cause is not told by what it is the cause of, nor one end of a life by another. */
function isExcluded(
  asked: ReadonlySet<string>,
  { told, shared }: { told: ReadonlySet<string>; shared: readonly string[] },
): boolean {
  if (asked.has('cause') && !told.has('cause')) return true;
  const isLife = (relations: ReadonlySet<string>): boolean =>
    LIFE.some((relation) => relations.has(relation));
  return shared.length === 0 && isLife(asked) && isLife(told);
}
