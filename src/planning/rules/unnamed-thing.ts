import type { Span } from './mask.js';
import { RELATION_PATTERN, RELATION_WORDS } from './relations.js';
import { tagWords } from './tagger.js';

const ATOM_CLASS = '\\uE000-\\uE7FF';
/** Words that show that a tail is more than a name. */
const OTHER_WORD =
  /\b(?:who|whom|whose|that|which|where|when|what|is|was|are|were|be|been|did|does|do|has|have|had|of|in|on|at|by|for|from|to|and|or|with|after|before|during|first|later|earlier)\b|['’]s\b/i;
const TAIL = new RegExp(
  `\\b(?:${RELATION_PATTERN}) (?:of|for) (?:the )?(?:(?:film|movie|song|album|book|novel|play|show|series|painting) )?(?<name>(?:(?! of )[^,;?]){1,80}?)(?<end> (?:born|die|died|buried|educated|study|work|work at|live|from|graduate from|founded|released))?$`,
  'iu',
);

/**
 * The span of a name that capitals do not show: "the director of jaws", "the performer of Je dis aime".
 * It is what follows the last "of" of a relation, up to the end of the question or its closing verb; undefined when it holds more than a name.
 */
export function unnamedThing(masked: string): Span | undefined {
  const last = masked.toLowerCase().lastIndexOf(' of ');
  const from = Math.max(0, last - 30);
  const match = last < 0 ? null : TAIL.exec(masked.slice(from));
  const name = match?.groups?.['name'];
  if (match === null || name === undefined || !isNameLike(name)) return undefined;
  const end = masked.length - (match.groups?.['end'] ?? '').length;
  const span = { start: end - name.length, end };
  return holdsVerb(masked, span) ? undefined : span;
}

function isNameLike(name: string): boolean {
  const alone = new RegExp(`^[${ATOM_CLASS}]$`, 'u').test(name);
  const later = new RegExp(`.[${ATOM_CLASS}]`, 'u').test(name);
  const compound = name
    .split(' ')
    .slice(1)
    .some((word) => RELATION_WORDS.has(word));
  return (
    !alone &&
    !later &&
    !compound &&
    !OTHER_WORD.test(name) &&
    name.split(' ').length <= 6 &&
    name.trim() !== ''
  );
}

/** The tail may hold the question's own verb ("the award that the director of X earned", "did the maker of X open"). */
function holdsVerb(masked: string, { start, end }: Span): boolean {
  if (end === masked.length && waitsForVerb(masked.slice(0, start))) return true;
  if (!new RegExp(`[${ATOM_CLASS}]`, 'u').test(masked.charAt(start))) return false;
  return tagWords(masked).some((word) => word.start > start && word.end <= end && word.tag === 'VERB');
}

/** "Where did the director of ..." has its verb still to come, "How often did it rain in the home city of ..." has had it. */
function waitsForVerb(before: string): boolean {
  const words = tagWords(before);
  const helper = words.findLastIndex((word) => /^(?:do|does|did)$/i.test(word.text));
  return helper >= 0 && !words.slice(helper + 1).some((word) => word.tag === 'VERB');
}
