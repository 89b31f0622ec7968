import { parseDate } from '../../comparison/parse-date.js';
import { parseNumber } from '../../comparison/parse-number.js';
import { typesOfRoles, type ReconciledType } from '../evidence/role-types.js';
import type { EntityProfile } from '../entity-profile.js';
import { isDemonym } from './country-name.js';
import { foldName, nameTokens } from './fold-name.js';

const VALUE_TYPES: ReadonlySet<ReconciledType> = new Set(['date', 'number', 'nationality', 'value']);

const PROFESSIONS = new Set(
  'actor actress author writer poet novelist journalist lawyer politician painter artist singer musician composer songwriter director producer screenwriter editor cinematographer comedian model dancer teacher professor doctor engineer architect scientist physicist chemist mathematician philosopher historian economist soldier businessman businesswoman entrepreneur footballer cricketer athlete boxer priest bishop king queen'.split(
    ' ',
  ),
);
const GENRES = new Set(
  'drama comedy thriller horror western romance musical documentary adventure fantasy action animation rock pop jazz blues soul country folk punk metal hip-hop rap disco techno house classical opera fiction nonfiction poetry satire noir'.split(
    ' ',
  ),
);

/** True for what reconciliation never merges: dates, numbers, nationalities, professions, genres; told by roles, else by the name. */
export function isValue({ name, roles }: Pick<EntityProfile, 'name' | 'roles'>): boolean {
  const types = typesOfRoles(roles);
  if (types.size === 0) return isValueName(name);
  return [...types].every((type) => VALUE_TYPES.has(type)) || isProfession(name);
}

/** True when a name alone reads as a date, number, nationality, profession or genre. */
export function isValueName(name: string): boolean {
  if (parseDate(name) !== null || parseNumber(name) !== null) return true;
  const folded = foldName(name);
  return isDemonym(folded) || isProfession(name) || (isLower(name) && GENRES.has(lastWord(folded)));
}

/** Written small: `film director`, not the band `Director`. */
function isProfession(name: string): boolean {
  return isLower(name) && PROFESSIONS.has(lastWord(foldName(name)));
}

function isLower(name: string): boolean {
  return name === name.toLowerCase();
}

function lastWord(folded: string): string {
  return nameTokens(folded).at(-1) ?? '';
}
