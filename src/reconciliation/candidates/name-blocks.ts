import type { NameForm } from '../names/name-form.js';
import { fullGivenName } from '../names/nicknames.js';
import { skeleton } from '../names/near-words.js';
import type { CandidateSource } from './candidate-pair.js';

/** A list that a name stands in, and the list whose names it is compared with: itself, or the other side of the block. */
export interface Posting {
  list: string;
  comparedWith: string;
  source: CandidateSource;
}

/** Names of more words are compared by these first ones. */
const MOST_TOKENS = 10;
const SHORTEST_SPELLED = 4;

/** The lists of a name. Two names that may be one share at least one block; their number depends on the name alone. */
export function nameBlocks(form: NameForm): Posting[] {
  const core = form.core.slice(0, MOST_TOKENS);
  return [
    ...[mutual(`core:${[...core].sort().join(' ')}`, 'name-variant')],
    ...[mutual(`compact:${core.join('')}`, 'name-variant')],
    ...(form.country === null ? [] : [mutual(`country:${form.country}`, 'name-variant')]),
    ...initialisms(form),
    ...parts(core),
    ...given(core),
    ...spellings(core),
  ];
}

function mutual(list: string, source: CandidateSource): Posting {
  return { list, comparedWith: list, source };
}

/** A posting on one side of a block, compared with the other side. */
function oneSide(block: string, [own, other]: readonly [string, string], source: CandidateSource): Posting {
  return { list: `${block}:${own}`, comparedWith: `${block}:${other}`, source };
}

const SHORT = ['short', 'long'] as const;
const LONG = ['long', 'short'] as const;

function initialisms({ acronym, initials }: NameForm): Posting[] {
  const short = acronym === null ? [] : [oneSide(`initials:${acronym}`, SHORT, 'initialism')];
  const long = initials.map((letters) => oneSide(`initials:${letters}`, LONG, 'initialism'));
  return [...short, ...long];
}

/** One word against names that have it, two words against names that have both together or as first and last. */
function parts(core: readonly string[]): Posting[] {
  const [first = '', second = ''] = core;
  if (core.length === 1) return [oneSide(`part:${first}`, SHORT, 'name-part')];
  const words = [...new Set(core)].map((word) => oneSide(`part:${word}`, LONG, 'name-part'));
  if (core.length === 2) return [...words, oneSide(`parts:${first} ${second}`, SHORT, 'name-part')];
  const pairs = [...new Set([...neighbours(core), `${first} ${core.at(-1) ?? ''}`])];
  const long = pairs.map((pair) => oneSide(`parts:${pair}`, LONG, 'name-part'));
  return [...words, ...long, oneSide(`parts:${neighbours(core).at(-1) ?? ''}`, SHORT, 'name-part')];
}

function neighbours(core: readonly string[]): string[] {
  return core.slice(1).map((word, place) => `${core[place] ?? ''} ${word}`);
}

/** Given name as initial or short form, with the last word. */
function given(core: readonly string[]): Posting[] {
  const [first = ''] = core;
  const last = core.at(-1) ?? '';
  if (core.length < 2) return [];
  const initial = [...first][0] ?? '';
  const block = `initial:${initial} ${last}`;
  const short = initial === first ? [oneSide(block, SHORT, 'name-variant')] : [];
  return [
    mutual(`given:${fullGivenName(first)} ${last}`, 'name-variant'),
    ...short,
    oneSide(block, LONG, 'name-variant'),
  ];
}

/** Names that differ in the spelling of one word, whose first letter is the same. */
function spellings(core: readonly string[]): Posting[] {
  const compact = skeleton(core.join(''));
  const whole = compact.length >= SHORTEST_SPELLED ? [mutual(`skeleton:${compact}`, 'spelling')] : [];
  const [only = ''] = core;
  if (core.length === 1)
    return only.length < 5 ? whole : [...whole, mutual(`start:${only.slice(0, 4)}`, 'spelling')];
  const masked = core.flatMap((word, place) => {
    if (word.length < SHORTEST_SPELLED) return [];
    const words = core.map((other, index) => (index === place ? `${[...word][0] ?? ''}*` : other));
    return [mutual(`spelling:${words.join(' ')}`, 'spelling')];
  });
  return [...whole, ...masked];
}
