import { COUNTRY_ROWS } from '../../comparison/country-table.js';
import { foldName } from './fold-name.js';

const DEMONYM_ENDING = /(?:an|ans|ish|ese|ch|i|er|ic|se|man|woman|scot|dane|finn|briton|croat)$/;

const PATHS = new Map<string, string>();
const DEMONYMS = new Set<string>();
for (const [path, names] of COUNTRY_ROWS) {
  PATHS.set(foldName(path.split('/').at(-1) ?? ''), path);
  for (const name of names.map(foldName)) {
    if (/^(?:east|west|north|south)/.test(name)) continue;
    if (DEMONYM_ENDING.test(name) && !name.includes(' ')) DEMONYMS.add(name);
    else if (!PATHS.has(name)) PATHS.set(name, path);
  }
}

/** The country that a whole name stands for (`USA`, `Great Britain`), as a path of the country table; null for its people and for any other name. */
export function countryOfName(name: string): string | null {
  const folded = foldName(name.replace(/^the\s+/i, ''));
  return name === name.toLowerCase() || DEMONYMS.has(folded) ? null : (PATHS.get(folded) ?? null);
}

/** True for the adjective or name of a people: `American`, `Frenchman`. */
export function isDemonym(folded: string): boolean {
  return DEMONYMS.has(folded) && !PATHS.has(folded);
}
