import { sentences } from '../../gsw/sentences.js';
import { matchKey } from '../../text/match-key.js';
import { careerRelations } from './career-relations.js';
import { clauseRelations } from './clause-relations.js';
import { descriptionRelations } from './description-relations.js';
import { familyRelations, namedRelatives } from './family-relations.js';
import { bracketedLife, toldLife } from './life-relations.js';
import { NAME } from './name-patterns.js';
import { passageSubject, unaccented, type PassageSubject } from './passage-subject.js';
import { placeRelations } from './place-relations.js';
import { plainText } from './plain-text.js';
import { thing, type Relation } from './relation.js';
import { workRelations } from './work-relations.js';

const LONGEST_SENTENCE = 1_000;

/** Every relation that the rules read out of a passage about its title; silent about sentences whose subject they cannot tell. */
export function passageRelations(title: string, text: string): Relation[] {
  const plain = plainText(text);
  const told = withWholeTitle(sentences(plain).map(([start, end]) => plain.slice(start, end).trim()));
  const subject = passageSubject(plainText(title), told);
  if (!subject) return [];
  return [
    ...aliasRelations(subject),
    ...told.flatMap((sentence, index) => sentenceRelations(subject, { sentence, isFirst: index === 0 })),
  ];
}

/** A title that ends with a mark ("Where Is Ada?") ends no sentence. */
function withWholeTitle([first = '', second, ...rest]: readonly string[]): string[] {
  if (second === undefined) return [first];
  const isTitle = /[?!]"?$/u.test(first) && /^(?:\(|is\s|was\s|,)/u.test(second);
  return isTitle ? [`${first.replace(/[?!]("?)$/u, '$1')} ${second}`, ...rest] : [first, second, ...rest];
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
  const found = openedBy(subject, sentence) ?? (isFirst ? openedByAnyName(subject, sentence) : null);
  if (found === null) return [...possessed(subject, sentence), ...otherRelations(subject, sentence)];
  const { thing: about, kind, gender } = subject;
  const [opened, alias] = withoutOtherName(found);
  const predicate = opened.replace(
    /^(?:\s*\([^()]*\))?(?:,[^,()]{1,100}(?:,|(?=\s\()))?(?:\s*\([^()]*\))?,?\s*/u,
    '',
  );
  const own =
    kind === 'person'
      ? [
          ...bracketedLife(about, opened),
          ...toldLife(about, opened),
          ...familyRelations({ thing: about, gender }, opened),
        ]
      : [...workRelations(about, opened), ...(kind === 'work' ? [] : placeRelations(about, opened))];
  return [
    ...(alias ? aliasRelations({ ...subject, fullName: alias }) : []),
    ...own,
    ...descriptionRelations(subject, opened),
    ...careerRelations(about, opened),
    ...clauseRelations(about, predicate),
  ];
}

const OR_NAME = new RegExp(`^\\s(?:or|a\\.k\\.a\\.|aka)\\s(?<name>${NAME})`, 'u');

/** "Ada Quill or Adelheid Kwill (born ...)": another name, and what follows both. */
function withoutOtherName(opened: string): [rest: string, alias: string | null] {
  const found = OR_NAME.exec(opened);
  return found ? [opened.slice(found[0].length), found.groups?.['name'] ?? null] : [opened, null];
}

/** A sentence that opens with a time or place and then with a word for the subject. */
const laterSubject = (pronoun: string): RegExp =>
  new RegExp(
    `^(?<before>(?:In|On|At|After|From|During|Before|Until|Since|As|Later|Then|Following|Born|Founded|Established|Released|Directed|Produced|Written|Published|Based|Located|Built|Created|Formed|Recorded|Filmed|Educated|Raised|Appointed|Elected|Together|An?|The)\\b[^.;]{0,90}?,?\\s)(?:${pronoun})\\s`,
    'u',
  );
const LATER_PERSON = laterSubject('he|she');
const LATER_THING = laterSubject(
  'it|the film|the movie|the book|the novel|the town|the village|the school|the newspaper|the station|the single|the song|the album|the series|the band|the company|the club',
);

/** What follows the sentence's subject when that is the passage's: "X (born ...) is", "In 1942 he joined". */
function openedBy({ opening, kind }: PassageSubject, sentence: string): string | null {
  const direct = opening.exec(sentence);
  if (direct) return sentence.slice(direct[0].length);
  const later = (kind === 'person' ? LATER_PERSON : LATER_THING).exec(sentence);
  if (!later) return null;
  const before = later.groups?.['before']?.trim().replace(/,$/u, '') ?? '';
  const after = sentence.slice(later[0].length).replace(/[.\s]+$/u, '');
  const [participle] = /^(?!Born)\p{Lu}\p{Ll}*(?:ed|en|lt)\b/u.exec(before) ?? [];
  if (participle !== undefined)
    return ` ${after} and was ${before.charAt(0).toLowerCase()}${before.slice(1)}.`;
  return /^(?:Born|In|On)\b/u.test(before)
    ? ` ${after} ${before.charAt(0).toLowerCase()}${before.slice(1)}.`
    : ` ${after}.`;
}

/** The first sentence speaks of the title, however it writes it, when it opens with a word of it. */
function openedByAnyName({ thing: { name } }: PassageSubject, sentence: string): string | null {
  const words = name.split(/[\s,]/u).filter((word) => word.length > 2);
  const end = /\s?\(|,\s|\s(?:is|was|are|were)\s/u.exec(sentence)?.index;
  return end !== undefined &&
    words.some((word) => unaccented(sentence.slice(0, end)).includes(unaccented(word)))
    ? sentence.slice(end)
    : null;
}

/** Relatives of the subject in a sentence that opens with "His", "Her" or the subject's name in the possessive. */
function possessed({ thing: about, kind, gender, opening }: PassageSubject, sentence: string): Relation[] {
  if (kind !== 'person') return [];
  const owner = /^(\p{Lu}[^'’,.;()]{0,60})['’]s\s/u.exec(sentence);
  const isOwner = owner !== null && opening.test(`${owner[1] ?? ''} `);
  const own = isOwner
    ? `${gender === 'female' ? 'Her' : 'His'} ${sentence.slice(owner[0].length)}`
    : sentence;
  return /^(?:His|Her|Their)\b/u.test(own) ? namedRelatives({ thing: about, gender }, own) : [];
}

const OTHER = new RegExp(
  `^(?:The\\s)?(?<name>${NAME})(?:\\s\\([^()]*\\))?(?<rest>\\s(?:is|was|are|were|had|has|\\p{Ll}+)\\s.*)$`,
  'u',
);
const NO_NAME =
  /^(?:\p{Lu}\p{Ll}+ly|It|He|She|They|We|You|This|That|These|Those|There|Here|His|Her|Their|Its|In|On|At|After|Before|During|From|Since|As|By|For|With|While|When|Where|If|Although|However|But|And|Both|Each|Some|Many|Most|All|One|Two|Three|Several|Other|Another|Also|Later|Then|Today|Now|Its|An?|To|Of|What|Who|How|Why|Not|No|Only|Such|Other|Early|Until|Upon|Under|Through|Despite|Because)\b/u;

/** What a sentence tells of another thing that it opens with by name; a thing of unknown kind, so only what a plain clause says. */
function otherRelations({ thing: about }: PassageSubject, sentence: string): Relation[] {
  const groups = NO_NAME.test(sentence) ? undefined : OTHER.exec(sentence)?.groups;
  const { name = '', rest = '' } = groups ?? {};
  if (name === '' || matchKey(name) === matchKey(about.name)) return [];
  const other = thing(name, 'unknown');
  return clauseRelations(other, rest.trimStart()).map((relation) => ({
    ...relation,
    subject: { ...other, role: 'thing' },
  }));
}
