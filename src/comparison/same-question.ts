import { lowerFirst } from './lower-first.js';
import { splitOptions } from './split-options.js';

/** "Are A and B from the same country?", "Are both A and B rivers?": a yes-or-no question about what two things have in common. */
export interface SameAsked {
  form: 'same' | 'different' | 'both-are';
  /** Countries are compared by nationality as well; everything else by name. */
  property: 'country' | 'name';
  /** For `both-are` what each must be, e.g. "American" or "rivers"; empty otherwise. */
  category: string;
  /** Empty when the question does not show where the names begin and end. */
  options: string[];
}

const AUXILIARY = /^(?:was|were|is|are|did|do|does|has|have|had)\s+/i;
const SAME = /\b(?:same|share[sd]?|in common|identical|equal)\b/i;
const DIFFERENT = /\b(?:different|differ)\b/i;
const COUNTRY = /\b(?:country|countries|nationality|nationalities|nation|citizenship)\b/i;
const TAIL =
  /,?\s+(?:both\s+)?(?:(?:located|situated|found|based|set|released|published|directed|made|born|raised|from|in|of|on|at|by|with|share|have|had|has|originate|come|came|belong|die|died|hold|play|live|work|speak|the same)\b)(?!.*\sand\s).*$/;
/** "both directors of films " before the first name. */
const LEADING_NOUNS = /^(?:[\p{Ll}]+,?\s+)+(?=\p{Lu}|\p{N}|<)/u;
const BOTH_ARE =
  /^(?:are|were)\s+(?:both\s+(.+)\sand\s+(.+?)|(.+)\sand\s+(.+?)\s+both)\s+((?:an?\s+)?[\p{L}-]+(?:\s[\p{Ll}-]+){0,2})$/u;

/** Reads a question of sameness or difference; null for any other. */
export function sameAsked(text: string, contexts: readonly string[]): SameAsked | null {
  if (!AUXILIARY.test(text)) return null;
  const isSame = SAME.test(text);
  if (!isSame && !DIFFERENT.test(text)) return bothAre(text);
  const property = COUNTRY.test(text) ? 'country' : 'name';
  const list = text.replace(AUXILIARY, '').replace(TAIL, '').replace(LEADING_NOUNS, '');
  const options = splitOptions(list.replace(/,\s*$/, ''), 'and', contexts);
  return { form: isSame ? 'same' : 'different', property, category: '', options };
}

function bothAre(text: string): SameAsked | null {
  const match = lowerFirst(text).match(BOTH_ARE);
  if (!match) return null;
  const [, bothLeft, bothRight, left, right, category = ''] = match;
  const options = [bothLeft ?? left ?? '', bothRight ?? right ?? ''];
  return { form: 'both-are', property: 'name', category, options };
}
