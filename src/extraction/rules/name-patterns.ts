import { MONTH } from '../../text/month-pattern.js';

/** Sources of regular expressions with the flag `u`, put together by the relation rules. None captures. */

const WORD = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&]*(?:[-–][\\p{L}\\p{N}][\\p{L}\\p{M}'’]*)*";
const ABBREVIATION = '(?:\\p{Lu}\\.(?:\\s?\\p{Lu}\\.)*|St\\.|Jr\\.|Sr\\.|Dr\\.|Mr\\.|Mrs\\.|Mt\\.)';
const PART = `(?:${ABBREVIATION}|${WORD})`;
const LINK =
  '(?:of|de|da|do|dos|di|del|della|der|den|van|von|vom|und|la|le|du|des|al|ibn|bin|bint|the|y|e|zu|zur|ap|af|av|mac|mag|ingen|ua|ferch|verch|og|&)';
const PLAIN = `${PART}(?:\\s(?:${LINK}\\s){0,3}${PART})*`;
const RANK =
  '(?:Countess|Count|Duchess|Duke|King|Queen|Princess|Prince|Baroness|Baron|Earl|Lord|Lady|Margravine|Margrave|Landgrave|Elector|Empress|Emperor|Marquess|Marquis|Viscount|Archduchess|Archduke|Marchioness|Burgrave)\\b';

/** Words that stand between phrases and never inside a plain description. */
export const FUNCTION =
  '(?:of|and|or|in|on|at|by|to|for|from|with|as|into|who|whom|whose|which|that|where|when|while|but|is|was|are|were|be|been|being|has|had|have|did|does|the|an?|his|her|their|its|he|she|it|they|after|before|during|since|until|between|against|over|under|through|than|not|also|then|later|about|near|if|because|upon|within|without|would|could|may|can|so|there|died|married|born|met|saw)\\b';
/** A word of a description: no function word, no past tense. */
const PLAIN_WORD = `(?!${FUNCTION}|${LINK}\\b)(?!\\p{Ll}{2,}ed\\b)\\p{Ll}[\\p{L}-]*`;
/** A people as an attribute: "Ukrainian defender". */
const PEOPLE =
  '(?!(?:March|Church)\\b)(?:Welsh|Thai|Argentine|Filipino|\\p{Lu}\\p{Ll}*(?:ish|ese|ian|ean|can|man|nch|tch|zech|wiss|reek|aqi|ani|eli))(?:[-–]\\p{Lu}\\p{L}+)?';
/** Not a name but what stands before one: "French soldier", "Austria international player Thomas". */
const IS_ATTRIBUTE = `(?:${PEOPLE}\\s${PLAIN_WORD}|(?:\\p{Lu}[\\p{L}.'-]*\\s){1,4}?${PLAIN_WORD}(?:\\s${PLAIN_WORD}){0,2}\\s\\p{Lu})`;
/** What may stand between a word and the name it leads to: "the Ukrainian defender", "American author and journalist". */
export const LEAD = attributes(PLAIN_WORD);
/** The same with several descriptions: "American author and journalist". */
export const LIST_LEAD = attributes(`${PLAIN_WORD}|and`);

/** A whole name: neither cut short, nor a possessive, nor an attribute of a name that follows. */
const WHOLE = `(?![\\p{L}\\p{M}]|\\.\\p{Lu}|\\s?-\\p{L})(?:(?<!['’]s)|(?=[,.;)]))(?!\\s(?:${LINK}\\s)?\\p{Lu})`;
const RANKED = `(?:,\\s(?:\\d+(?:st|nd|rd|th)\\s)?${RANK}(?:\\s(?:of|de|von)\\s(?:the\\s)?${PLAIN})?|,\\s(?:\\d+(?:st|nd|rd|th)\\s)${PLAIN}|,?\\s(?:Jr|Sr)\\.)`;

/** A name of anything: "J. Lee Thompson", "House of Orm", "Hugh IV, Duke of Burgundy". */
export const NAME = `(?!${IS_ATTRIBUTE})(?!${MONTH}\\b(?:\\s\\d|[.,;]))${PLAIN}${RANKED}?${WHOLE}`;

/** Several names: "A, B and C"; a comma without an "and" after it begins an apposition. */
export const NAMES = `${NAME}(?:(?:,\\s(?!and\\b)${NAME})*,?\\sand\\s${NAME})?`;

/** Several names where nothing else is to be expected: "A, B, C". */
export const NAME_LIST = `${NAME}(?:,\\s(?!and\\b)${NAME})*(?:,?\\sand\\s${NAME})?`;

/** A place with the places it lies in: "Rumson, New Jersey". */
export const PLACE = `(?:the\\s)?(?!${PEOPLE}\\s${PLAIN_WORD})(?!${MONTH}\\b)${PLAIN}(?:,\\s(?!${MONTH}\\b)${PLAIN}){0,3}${WHOLE}(?!\\s(?:region|valley|area|district|county|state|city|family|border|coast|peninsula|mountains|river|basin|province|neighbou?rhood|metropolitan|campus|branch)\\b)`;

const YEAR = '\\d{3,4}(?:\\s(?:BCE?|AD|CE))?(?![\\d,-]*\\d)';

/** A date as it is written: a day, a month or a year, "circa 1240". */
export const DATE = `(?:(?:c\\.|ca\\.|circa|about|around)\\s?)?(?:\\d{1,2}\\s${MONTH},?\\s${YEAR}|${MONTH}\\s\\d{1,2},?\\s${YEAR}|${MONTH},?\\s${YEAR}|${YEAR})`;

/** The word before a date in a question: "on" a day, "in" a month or year. */
export function onOrIn(date: string): 'on' | 'in' {
  return DAY.test(date) ? 'on' : 'in';
}

const DAY = new RegExp(`(?:\\d{1,2}\\s${MONTH}|${MONTH}\\s\\d{1,2}(?!\\d))`, 'u');

/** A title in quotation marks. */
export const QUOTED = '["“][^"“”]{1,90}["”]';

function attributes(word: string): string {
  return `(?:(?:the|an?)\\s)?(?:(?:${word}|${PEOPLE}(?=\\s(?:\\p{Ll}|${PEOPLE}\\s))|\\p{Lu}[\\p{L}-]*(?=\\s${PLAIN_WORD}))\\s){0,6}?`;
}

/** A comma that does not begin a rank or a suffix. */
const BETWEEN_NAMES = new RegExp(`,\\s(?!(?:\\d+(?:st|nd|rd|th)\\s|${RANK}\\b|Jr\\.|Sr\\.))`, 'gu');

/** The parts of a list of names. */
export function listed(text: string): string[] {
  const separated = text.replace(/,?\sand\s/gu, '\u0001').replace(BETWEEN_NAMES, '\u0001');
  return separated
    .split('\u0001')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A title without its quotation marks. */
export function unquoted(text: string): string {
  return text.replace(/^["“]\s*|\s*["”]$/gu, '');
}
