import { countriesOf } from '../../comparison/country.js';
import { PLACE } from './name-patterns.js';
import { thing, type Relation, type Thing } from './relation.js';

const PLACES = `(?:the\\s)?(?:(?:city|town|village|district|county|province|region|state|municipality|borough|department|prefecture|community|parish)\\sof\\s)?(?<place>${PLACE}(?:,?\\sin\\s(?:the\\s)?${PLACE})*)`;
const WAY =
  '(?:(?:northern|southern|eastern|western|central|north|south|east|west|northeastern|northwestern|southeastern|southwestern|northeast|northwest|southeast|southwest|downtown|rural|suburban|nearby|present-day|upper|lower)\\s){0,2}';
const SITUATED = new RegExp(
  `\\b(?:located|situated|lies|lying|based|headquartered)\\s(?:mainly\\s|primarily\\s|entirely\\s|partly\\s)?(?:in|at|within)\\s(?:the\\s)?${WAY}${PLACES}`,
  'u',
);
const KIND =
  '(?:village|town|city|municipality|commune|settlement|suburb|community|river|stream|creek|mountain|peak|lake|island|district|county|parish|township|region|province|building|church|stadium|airport|school|university|college|museum|library|hospital|club|team|company|band|group|organi[sz]ation|newspaper|station|park|bridge|castle|neighbou?rhood|area|road|street|valley|bay|capital|cemetery|prison|hotel|theatre|theater)';
const KIND_IN = new RegExp(
  `\\b(?:is|was|are|were)\\s(?:an?|the|one of the)\\s(?:(?!(?:that|which|who|and)\\b)[\\p{L}\\d-]+,?\\s){0,6}?${KIND}s?\\s(?:in|of|at|from|located in|situated in|based in)\\s(?:the\\s)?${WAY}${PLACES}`,
  'u',
);

/** "located northeast of Tarn in Omvik County": in the county. */
const FAR_FROM = new RegExp(
  `\\b(?:located|situated|lies)\\s[^.;]{0,60}?\\sof\\s(?:the\\s)?${PLACE}(?:,\\s(?:an?|the)\\s[\\p{Ll} ]{3,30})?,?\\sin\\s(?:the\\s)?${WAY}${PLACES}`,
  'u',
);

/** Where a place or an organisation is, with every larger place the text names after it. */
export function placeRelations(subject: Thing, predicate: string): Relation[] {
  const found = [KIND_IN, SITUATED, FAR_FROM].flatMap(
    (pattern) => pattern.exec(predicate)?.groups?.['place'] ?? [],
  );
  const parts = found.flatMap((place) =>
    place.split(/,\s|,?\sin\s/u).map((part) => part.replace(/^the\s/u, '').trim()),
  );
  return [...new Set(parts)].filter((part) => /^\p{Lu}/u.test(part)).map((part) => locatedIn(subject, part));
}

function locatedIn(subject: Thing, part: string): Relation {
  const isCountry = countriesOf(part).length > 0;
  return {
    phrase: 'located in',
    subject,
    object: thing(part, 'place'),
    forward: isCountry ? `In which country is ${subject.name} located?` : `Where is ${subject.name} located?`,
    inverse: `What is located in ${part}?`,
  };
}
