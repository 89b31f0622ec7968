import { parseDate } from '../../comparison/parse-date.js';
import { factsConflict } from '../../gsw/unique-facts.js';
import { compareNumbers } from '../names/name-numbers.js';
import { opposedWords } from '../names/name-words.js';
import type { Veto } from '../score/pair-score.js';
import type { EntityEvidence } from './entity-evidence.js';
import { compareTypes } from './role-types.js';

/** Everything that speaks against merging two entities whatever their score. Symmetric but for the order of names in a reason. */
export function vetoesOf(left: EntityEvidence, right: EntityEvidence): Veto[] {
  const found = [
    nothingToMerge,
    differentNumbers,
    differentLetters,
    related,
    countries,
    opposed,
    qualified,
    facts,
    types,
  ].map((check) => check(left, right));
  return found.filter((veto) => veto !== null);
}

type Check = (left: EntityEvidence, right: EntityEvidence) => Veto | null;

const nothingToMerge: Check = (left, right) => {
  if (left.profile.id === right.profile.id)
    return { kind: 'same-entity', blocks: true, reason: 'both are one node' };
  if (left.form.key === '' || right.form.key === '')
    return { kind: 'no-key', blocks: true, reason: 'a name has nothing that identifies it' };
  const value = [left, right].find(({ isValue }) => isValue);
  return value ? { kind: 'value', blocks: true, reason: `"${value.profile.name}" is a value` } : null;
};

/** Numbers of the names differ; where all of one's are among the other's, a person may say that they are one. */
const differentNumbers: Check = (left, right) => {
  const names = compareNumbers(left.form.numbers, right.form.numbers);
  const brackets = compareNumbers(left.form.qualifierNumbers, right.form.qualifierNumbers);
  const isDifferent = names === 'different' || brackets === 'different';
  if (!isDifferent && names !== 'one-lacks') return null;
  const shown = [left, right].map(
    ({ form }) => [...form.numbers, ...form.qualifierNumbers].join(', ') || 'none',
  );
  const reason = `numbers of the names differ: ${shown.join(' / ')}`;
  return { kind: 'different-number', blocks: isDifferent, reason };
};

/** "Vitamin C" and "Vitamin D", "John F. Kennedy" and "John K. Kennedy". */
const differentLetters: Check = ({ form: left }, { form: right }) => {
  if (left.head.length !== right.head.length) return null;
  const apart = left.head.flatMap((word, place) =>
    word === right.head[place] ? [] : [[word, right.head[place] ?? '']],
  );
  const isLetter = apart.length === 1 && apart.every((pair) => pair.every((word) => /^\p{L}$/u.test(word)));
  return isLetter
    ? {
        kind: 'different-number',
        blocks: true,
        reason: `letters of the names differ: ${apart.join().replace(',', ' / ')}`,
      }
    : null;
};

/** A fact of one names the other: a parent, a predecessor, a part. What a thing is called is no relation. */
const related: Check = (left, right) => relationTo(left, right) ?? relationTo(right, left);

function relationTo(one: EntityEvidence, other: EntityEvidence): Veto | null {
  const isInFile = one.profile.documentId === other.profile.documentId;
  const fact = one.facts.find((read) => {
    if (read.tellsName) return false;
    if (isInFile) return read.fact.otherId === other.profile.id;
    return read.other === other.form.folded && read.other !== one.form.folded;
  });
  if (!fact) return null;
  const { question, otherName } = fact.fact;
  return { kind: 'related', blocks: isInFile, reason: `"${question}" is answered by "${otherName}"` };
}

const opposed: Check = ({ form: left }, { form: right }) => {
  const pair = opposedWords(new Set(left.tokens), new Set(right.tokens));
  return pair
    ? {
        kind: 'conflicting-qualifier',
        blocks: false,
        reason: `"${pair[0]}" against "${pair[1]}" in the names`,
      }
    : null;
};

const countries: Check = ({ form: left }, { form: right }) => {
  const isOther = left.country !== null && right.country !== null && left.country !== right.country;
  return isOther
    ? { kind: 'conflicting-qualifier', blocks: true, reason: `two countries: ${left.name} and ${right.name}` }
    : null;
};

/** Equal names with other qualifiers: two banks of two cities. */
const qualified: Check = ({ form: left }, { form: right }) => {
  const [one, other] = [left.qualifiers.flat(), right.qualifiers.flat()];
  const isSame = left.head.join(' ') === right.head.join(' ');
  if (!isSame || one.length === 0 || other.length === 0 || one.some((word) => other.includes(word)))
    return null;
  const isName = [...left.bracketed, ...right.bracketed].some((inner) => inner.length < 2);
  return isName
    ? null
    : {
        kind: 'conflicting-qualifier',
        blocks: false,
        reason: `"${one.join(' ')}" against "${other.join(' ')}" behind one name`,
      };
};

const facts: Check = (left, right) => {
  if (!factsConflict(left.unique, right.unique)) return fullDates(left, right);
  const pair = left.unique.flatMap((one) =>
    right.unique.filter((other) => factsConflict([one], [other])).map((other) => [one, other] as const),
  )[0];
  const reason = pair
    ? `${pair[0].kind}: ${pair[0].value} against ${pair[1].value}`
    : 'a fact that is unique differs';
  return {
    kind: 'conflicting-fact',
    blocks: pair?.[0].kind !== 'birthplace' && pair?.[0].kind !== 'start-date',
    reason,
  };
};

/** Birth or death on two days of one year. */
function fullDates(left: EntityEvidence, right: EntityEvidence): Veto | null {
  for (const relation of ['birth', 'death']) {
    const [one, other] = [dayOf(left, relation), dayOf(right, relation)];
    if (one && other && one.earliest !== other.earliest)
      return {
        kind: 'conflicting-fact',
        blocks: false,
        reason: `${relation}: ${one.text} against ${other.text}`,
      };
  }
  return null;
}

function dayOf(
  { facts: read, form }: EntityEvidence,
  relation: string,
): { earliest: number; text: string } | null {
  for (const { fact, relations } of read) {
    const date =
      relations.has(relation) && fact.question.includes(form.name) ? parseDate(fact.otherName) : null;
    if (date?.precision === 'day') return { earliest: date.earliest, text: fact.otherName };
  }
  return null;
}

const types: Check = (left, right) => {
  if (compareTypes(left.types, right.types) !== 'conflicting') return null;
  return {
    kind: 'conflicting-type',
    blocks: true,
    reason: `${[...left.types].join(', ')} against ${[...right.types].join(', ')}`,
  };
};
