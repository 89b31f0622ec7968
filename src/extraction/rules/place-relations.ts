import { PLACE } from './name-patterns.js';
import { thing, type Relation, type Thing } from './relation.js';

const LOCATED = new RegExp(
  `\\b(?:located|situated|lies|based|headquartered|village|town|city|municipality|commune|settlement|suburb|community|river|mountain|lake|island|district|county|parish|township|building|stadium|school|university|college|museum|club|company|band)\\s(?:[\\p{Ll}-]+\\s){0,4}?(?:in|of|at|from|near)\\s(?:the\\s)?(?:[\\p{Ll}-]+\\s){0,4}?(?<place>${PLACE}(?:\\s(?:in|of)\\s(?:the\\s)?${PLACE})*)`,
  'u',
);

/** Where a place or an organisation is, with every larger place the text names after it. */
export function placeRelations(subject: Thing, predicate: string): Relation[] {
  const place = LOCATED.exec(predicate)?.groups?.['place'];
  if (!place) return [];
  const parts = place.split(/,\s|\s(?:in|of)\s/u).map((part) => part.replace(/^the\s/u, '').trim());
  return parts
    .filter((part) => /^\p{Lu}/u.test(part))
    .map((part, index, all) => ({
      phrase: 'located in',
      subject,
      object: thing(part, 'place'),
      forward:
        index === all.length - 1 && index > 0
          ? `In which country is ${subject.name} located?`
          : `Where is ${subject.name} located?`,
      inverse: `What is located in ${part}?`,
    }));
}
