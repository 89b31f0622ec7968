import { sentences } from '../../gsw/sentences.js';
import { careerRelations } from './career-relations.js';
import { clauseRelations } from './clause-relations.js';
import { descriptionRelations } from './description-relations.js';
import { familyRelations, namedRelatives } from './family-relations.js';
import { bracketedLife, toldLife } from './life-relations.js';
import { passageSubject, type PassageSubject } from './passage-subject.js';
import { placeRelations } from './place-relations.js';
import { plainText } from './plain-text.js';
import { thing, type Relation } from './relation.js';
import { workRelations } from './work-relations.js';

const LONGEST_SENTENCE = 1_000;

/** Every relation that the rules read out of a passage about its title; silent about sentences whose subject they cannot tell. */
export function passageRelations(title: string, text: string): Relation[] {
  const plain = plainText(text);
  const told = sentences(plain).map(([start, end]) => plain.slice(start, end).trim());
  const subject = passageSubject(plainText(title), told);
  if (!subject) return [];
  return [
    ...aliasRelations(subject),
    ...told.flatMap((sentence, index) => sentenceRelations(subject, { sentence, isFirst: index === 0 })),
  ];
}

function aliasRelations({ thing: subject, fullName, kind }: PassageSubject): Relation[] {
  if (fullName === null) return [];
  return [
    {
      phrase: 'also known as',
      subject,
      object: thing(fullName, kind === 'person' ? 'person' : subject.role),
      forward: `What is ${subject.name} also known as?`,
      inverse: `${kind === 'person' ? 'Who' : 'What'} is also known as ${fullName}?`,
    },
  ];
}

function sentenceRelations(
  subject: PassageSubject,
  { sentence, isFirst }: { sentence: string; isFirst: boolean },
): Relation[] {
  if (sentence.length > LONGEST_SENTENCE) return [];
  const opened = openedBy(subject, sentence) ?? (isFirst ? openedByAnyName(subject, sentence) : null);
  if (opened === null) return possessed(subject, sentence);
  const { thing: about, kind } = subject;
  const predicate = opened.replace(/^\s*(?:\([^()]*\)\s*)?(?:,[^,]{1,60},)?\s*/u, '');
  const own =
    kind === 'person'
      ? [...bracketedLife(about, opened), ...toldLife(about, opened), ...familyRelations(about, opened)]
      : [...workRelations(about, opened), ...placeRelations(about, opened)];
  return [
    ...own,
    ...descriptionRelations(subject, opened),
    ...careerRelations(about, opened),
    ...clauseRelations(about, predicate),
  ];
}

/** A sentence that opens with a time or place and then with a word for the subject. */
const laterSubject = (pronoun: string): RegExp =>
  new RegExp(
    `^(?<before>(?:In|On|At|After|From|During|Before|Until|Since|As|Later|Then|Following|Born|Together|An?|The)\\b[^.;]{0,90}?,?\\s)(?:${pronoun})\\s`,
    'u',
  );
const LATER_PERSON = laterSubject('he|she');
const LATER_THING = laterSubject('it|the film|the song|the album|the series|the band|the company|the club');

/** What follows the sentence's subject when that is the passage's: "X (born ...) is", "In 1942 he joined". */
function openedBy({ opening, kind }: PassageSubject, sentence: string): string | null {
  const direct = opening.exec(sentence);
  if (direct) return sentence.slice(direct[0].length);
  const later = (kind === 'person' ? LATER_PERSON : LATER_THING).exec(sentence);
  if (!later) return null;
  const before = later.groups?.['before']?.trim().replace(/,$/u, '') ?? '';
  const after = sentence.slice(later[0].length).replace(/[.\s]+$/u, '');
  return /^(?:Born|In|On)\b/u.test(before)
    ? ` ${after} ${before.charAt(0).toLowerCase()}${before.slice(1)}.`
    : ` ${after}.`;
}

/** The first sentence speaks of the title, however it writes it, when it opens with a word of it. */
function openedByAnyName({ thing: { name } }: PassageSubject, sentence: string): string | null {
  const [word = ''] = name.split(/[\s,]/u);
  const end = /\s?\(|,\s|\s(?:is|was|are|were)\s/u.exec(sentence)?.index;
  return end !== undefined && word.length > 2 && sentence.slice(0, end).includes(word)
    ? sentence.slice(end)
    : null;
}

/** Relatives and works of the subject in a sentence that opens with "His" or "Her". */
function possessed({ thing: about, kind }: PassageSubject, sentence: string): Relation[] {
  return kind === 'person' && /^(?:His|Her|Their)\b/u.test(sentence) ? namedRelatives(about, sentence) : [];
}
