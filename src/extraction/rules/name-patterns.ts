import { MONTH } from '../../text/month-pattern.js';

/** Sources of regular expressions with the flag `u`, put together by the relation rules. None captures. */

const WORD = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&]*(?:-[\\p{L}\\p{N}][\\p{L}\\p{M}'’]*)*";
const ABBREVIATION = '(?:\\p{Lu}\\.(?:\\s?\\p{Lu}\\.)*|St\\.|Jr\\.|Sr\\.|Dr\\.|Mr\\.|Mrs\\.|Mt\\.)';
const PART = `(?:${ABBREVIATION}|${WORD})`;
const LINK =
  '(?:of|de|da|do|dos|di|del|della|der|den|van|von|und|la|le|du|al|ibn|bin|bint|the|y|e|zu|zur|ap|af|av)';
const PLAIN = `${PART}(?:\\s(?:${LINK}\\s){0,3}${PART})*`;
const RANK =
  '(?:Countess|Count|Duchess|Duke|King|Queen|Princess|Prince|Baroness|Baron|Earl|Lord|Lady|Margravine|Margrave|Landgrave|Elector|Empress|Emperor|Marquess|Marquis|Viscount|Archduchess|Archduke)\\b';

/** A name of anything: "J. Lee Thompson", "House of Orm", "Hugh IV, Duke of Burgundy". */
export const NAME = `${PLAIN}(?:,\\s(?:\\d+(?:st|nd|rd|th)\\s)?${RANK}(?:\\s(?:of|de|von)\\s(?:the\\s)?${PLAIN})?|,\\s(?:\\d+(?:st|nd|rd|th)\\s)${PLAIN}|,?\\s(?:Jr|Sr)\\.)?(?![\\p{L}\\p{M}])`;

/** Not a name but what stands before one: "Austria international player Thomas". */
const ATTRIBUTE =
  '(?!\\s(?:\\p{Ll}+\\s){0,2}(?:player|international|director|actor|actress|singer|painter|politician|composer|writer|poet|band|member|star|footballer|guitarist|founder|owner|coach|drummer|author|artist|musician|rapper|producer|screenwriter|novelist|businessman|industrialist)\\b)';

/** Several names: "A, B and C". */
export const NAMES = `${NAME}${ATTRIBUTE}(?:,\\s(?!and\\b)${NAME})*(?:,?\\s(?:and|&)\\s${NAME})?`;

/** A place with the places it lies in: "Rumson, New Jersey". */
export const PLACE = `(?:the\\s)?${PLAIN}(?:,\\s${PLAIN}){0,3}`;

const YEAR = '\\d{3,4}(?:\\s(?:BCE?|AD|CE))?(?![\\d,-]*\\d)';

/** A date as it is written: a day, a month or a year, "circa 1240". */
export const DATE = `(?:(?:c\\.|ca\\.|circa|about|around)\\s?)?(?:\\d{1,2}\\s${MONTH},?\\s${YEAR}|${MONTH}\\s\\d{1,2},?\\s${YEAR}|${MONTH},?\\s${YEAR}|${YEAR})`;

/** A title in quotation marks. */
export const QUOTED = '["“][^"“”]{1,90}["”]';

/** A comma that does not begin a rank or a suffix. */
const BETWEEN_NAMES = new RegExp(`,\\s(?!(?:\\d+(?:st|nd|rd|th)\\s|${RANK}\\b|Jr\\.|Sr\\.))`, 'gu');

/** The parts of a list of names. */
export function listed(text: string): string[] {
  const separated = text.replace(/,?\s(?:and|&)\s/gu, '\u0001').replace(BETWEEN_NAMES, '\u0001');
  return separated
    .split('\u0001')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A title without its quotation marks. */
export function unquoted(text: string): string {
  return text.replace(/^["“]\s*|\s*["”]$/gu, '');
}
