import { ORDER_WORDS, orderAsked, type OrderAsked } from './comparison-words.js';
import { lowerFirst } from './lower-first.js';
import { sameAsked, type SameAsked } from './same-question.js';
import { splitOptions } from './split-options.js';

/** "Which of these": the answer is one of the options as the question writes it. */
export interface ChoiceQuestion extends OrderAsked {
  form: 'choice';
  options: string[];
}

/** "Did A die before B?": yes when the first option is the one picked. */
export interface OrderQuestion extends OrderAsked {
  form: 'order';
  options: string[];
}

/** "How many years older is A than B?": the answer is a number of `unit`. */
export interface DifferenceQuestion extends OrderAsked {
  form: 'difference';
  unit: 'years' | 'months' | 'days' | null;
  options: string[];
}

export type ComparisonQuestion = ChoiceQuestion | OrderQuestion | DifferenceQuestion | SameAsked;

const AUXILIARY = 'was|were|is|are|did|do|does|has|have|had';
const WH = 'who|whose|which|what|whom';
const CHOICE_LAST = new RegExp(
  `^((?:.*\\b)?(?:${WH})\\b.*?\\b(?:${ORDER_WORDS})\\b[^,:]*?)[,:]\\s+(.+)$`,
  'i',
);
const CHOICE_OUT_OF = new RegExp(
  `^((?:${WH})\\b.*?\\b(?:${ORDER_WORDS})\\b.*?),?\\s+(?:out of|between|among|from among)\\s+(.+)$`,
  'i',
);
const CHOICE_FIRST = new RegExp(`^(?:between|out of|of|among)\\s+(.+),\\s+((?:${WH})\\b.*)$`, 'i');
const CHOICE_BARE = new RegExp(
  `^((?:${WH})\\b.*?\\b(?:${ORDER_WORDS})(?:\\s+(?:born|released|date|age))?)\\s+((?:<ENTITY_Q\\d+>|\\p{Lu}).*\\sor\\s.+)$`,
  'u',
);
const VERBS =
  'born|die|died|be|get|come out|released|founded|established|published|built|made|opened|created|live|formed|premiere';
const CHOICE_AUXILIARY = new RegExp(
  `^(?:${AUXILIARY})\\s+(.+\\sor\\s.+?),?\\s+((?:(?:${VERBS})\\s+)?(?:the\\s+)?(?:${ORDER_WORDS})(?:\\s+[a-z]+){0,3})$`,
  'i',
);
const ORDER_INFIX = new RegExp(
  `^(?:${AUXILIARY})\\s+(.+?)\\s+((?:[a-z]+\\s+){0,3}?(?:before|after|(?:${ORDER_WORDS})(?:\\s+[a-z]+)?\\s+than))\\s+(.+)$`,
);
const DIFFERENCE =
  /^(?:how (?:many|much)\b.*?\b(?:older|younger|longer|shorter|taller|higher|larger|smaller|bigger|heavier|more|fewer|less|later|earlier|apart|between|passed|separate)\b|what (?:is|was) the (?:age )?difference\b)/i;
const THAN = /\b(?:is|was|are|were|did|does)\s+(.+?)\s+(?:[a-z]+\s+)?than\s+(.+)$/;
const TAIL = /,?\s+(?:based on|according to|judging by|given|using)\s+.*$/i;

/**
 * What a comparison asks, or null when the question is none. `contexts` are the other questions of the plan: they tell where a title that
 * holds "or", "and" or a comma begins and ends.
 */
export function readComparison(
  question: string,
  contexts: readonly string[] = [],
): ComparisonQuestion | null {
  const text = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\s*\?+$/, '')
    .slice(0, 1000);
  const core = text.replace(TAIL, '');
  return (
    readDifference(core, contexts) ??
    readChoice(core, contexts) ??
    sameAsked(core, contexts) ??
    readOrder(core)
  );
}

function readChoice(text: string, contexts: readonly string[]): ChoiceQuestion | null {
  for (const [phrase, list, joiner] of choiceReadings(text)) {
    const order = orderAsked(phrase);
    const options = splitOptions(list, joiner, contexts);
    if (order && options.length > 1) return { form: 'choice', ...order, options };
  }
  return null;
}

type Reading = readonly [phrase: string, list: string, joiner: 'or' | 'and'];

const CHOICE_SHAPES: readonly (readonly [RegExp, (first: string, second: string) => Reading[]])[] = [
  [
    CHOICE_OUT_OF,
    (phrase, list) => [
      [phrase, list, 'and'],
      [phrase, list, 'or'],
    ],
  ],
  [
    CHOICE_FIRST,
    (list, phrase) => [
      [phrase, list, 'and'],
      [phrase, list, 'or'],
    ],
  ],
  [CHOICE_LAST, (phrase, list) => [[phrase, list, 'or']]],
  [CHOICE_BARE, (phrase, list) => [[phrase, list, 'or']]],
  [CHOICE_AUXILIARY, (list, phrase) => [[phrase, list, 'or']]],
];

function choiceReadings(text: string): Reading[] {
  return CHOICE_SHAPES.flatMap(([pattern, read]) => {
    const [, first, second] = text.match(pattern) ?? [];
    return first && second ? read(first, second) : [];
  });
}

function readOrder(text: string): OrderQuestion | null {
  const [, left, phrase, right] = lowerFirst(text).match(ORDER_INFIX) ?? [];
  const order = phrase ? orderAsked(phrase) : null;
  return order && left && right ? { form: 'order', ...order, options: [left, right] } : null;
}

function readDifference(text: string, contexts: readonly string[]): DifferenceQuestion | null {
  if (!DIFFERENCE.test(text)) return null;
  const options = differenceOptions(text, contexts);
  if (options.length < 2 && !/\bapart\b/i.test(text)) return null;
  const phrase = options.reduce((rest, option) => rest.replace(option, ' '), text);
  const [, unit] = text.match(/\b(years|months|days)\b/i) ?? [];
  return { form: 'difference', ...(orderAsked(phrase) ?? BETWEEN_DATES), unit: unitOf(unit), options };
}

function differenceOptions(text: string, contexts: readonly string[]): string[] {
  const [, left, right] = text.match(THAN) ?? [];
  if (left && right) return [left, right];
  const [, pair] = text.match(/\b(?:between|separate)\s+(.+)$/i) ?? [];
  return pair ? splitOptions(pair, 'and', contexts) : [];
}

const BETWEEN_DATES: OrderAsked = { measure: 'date', pick: 'greatest', property: 'any' };

function unitOf(word: string | undefined): DifferenceQuestion['unit'] {
  const unit = word?.toLowerCase();
  return unit === 'years' || unit === 'months' || unit === 'days' ? unit : null;
}
