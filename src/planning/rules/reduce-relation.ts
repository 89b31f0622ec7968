import { KIN_PATTERN, kinOf } from './family.js';
import { ATOM, type Mask } from './mask.js';
import { isWholeComplement } from './question-frame.js';
import { MAKER_WORDS, RELATION_PATTERN, relationQuestion } from './relations.js';
import type { StepWriter } from './step-writer.js';

/** What a reducer works with: the names of the question and the steps written so far. */
export interface Draft {
  mask: Mask;
  writer: StepWriter;
}

/** Gives the masked text with one inner phrase replaced by a reference to a new step, or undefined when it finds none. */
export type Reducer = (text: string, draft: Draft) => string | undefined;

const RELATION = `(?<relation>${KIN_PATTERN}|${RELATION_PATTERN})`;
const FUNCTION_WORD =
  '(?:who|whom|whose|that|which|where|when|what|of|in|on|at|by|for|from|to|and|or|with|as|is|was|are|were|has|have|had|do|does|did|the|an?|both)';
/** A kind before a name ("film X"), but no word that starts another phrase. */
const KIND = `(?:(?!${FUNCTION_WORD}\\b)\\p{Ll}[\\p{L}\\-]* ){0,2}`;
/** Words that narrow the relation: "first", "original". */
const MODIFIERS = `(?<modifiers>(?:(?!${FUNCTION_WORD}\\b)\\p{Ll}[\\p{L}\\-]* ){0,3}?)`;
const TIME = ' (?:in|during|since|until|around|before|after) (?:the )?\\d{3,4}s?\\b';
const NOT_OPEN = `(?! ?['’]s\\b|,? (?:who|whom|whose|that|which|where|when|in which|of)\\b| ?${ATOM})`;
/** "the city of X" is X itself, when X is a name and not the answer of a step. */
const SAME_AS_ITS_NAME =
  /^(?:city|country|state|county|province|region|district|municipality|continent|university|school|college|party|company|league|location|dynasty)$/i;

const OF = new RegExp(
  `(?:\\b(?<article>the|an?) )?\\b${MODIFIERS}\\b${RELATION} (?:of|for) (?<thing>(?:the )?${KIND}${ATOM})(?<time>${TIME})?${NOT_OPEN}`,
  'giu',
);
/** "playing X's father" is about a part, not about kin. */
const POSSESSIVE = new RegExp(
  `(?<!\\bplay(?:s|ed|ing)? )(?:\\bthe )?(?<thing>${ATOM})['’]s? ${MODIFIERS}${RELATION}\\b(?! (?:of|['’]s)\\b)`,
  'giu',
);
const COMPOUND = new RegExp(
  `\\bthe (?<thing>${ATOM}) (?<relation>${MAKER_WORDS.join('|')}|winner)\\b`,
  'giu',
);
/** "In what region of X" asks for the region. */
const ASKED_FOR = /\b(?:what|which|how many) $/i;
const SHARED_OF = new RegExp(`\\b(?:${RELATION_PATTERN}) and $`, 'i');

/** "the director of film X" becomes a reference to "Who directed the film X?"; the innermost, last one first. */
export const reduceOf: Reducer = (text, draft) =>
  reduceMatch(text, draft, [...text.matchAll(OF)].filter(isRelationOf).reverse());

/** "X's mother" becomes a reference to "Who is the mother of X?". */
export const reducePossessive: Reducer = (text, draft) =>
  reduceMatch(text, draft, [...text.matchAll(POSSESSIVE)]);

/** "the X performer" becomes a reference to "Who performed X?". */
export const reduceCompound: Reducer = (text, draft) =>
  reduceMatch(text, draft, [...text.matchAll(COMPOUND)]);

function isRelationOf(match: RegExpExecArray): boolean {
  const { article, modifiers = '', relation = '', thing = '' } = match.groups ?? {};
  if (article === undefined && (modifiers !== '' || ASKED_FOR.test(match.input.slice(0, match.index))))
    return false;
  // In "the largest city and capital of X" both belong to X: neither can be asked without the other.
  if (SHARED_OF.test(match.input.slice(0, match.index))) return false;
  return /[\uE400-\uE7FF]$/.test(thing) || !SAME_AS_ITS_NAME.test(relation);
}

function reduceMatch(text: string, draft: Draft, matches: readonly RegExpExecArray[]): string | undefined {
  for (const match of matches) {
    const end = match.index + match[0].length;
    const question = isWholeComplement(text, match.index, end)
      ? undefined
      : phraseRelation(match.groups, draft);
    if (question !== undefined)
      return (
        text.slice(0, match.index) + draft.mask.hideReferences(draft.writer.ask(question)) + text.slice(end)
      );
  }
  return undefined;
}

/** The question that asks for a matched relation of a thing; the first half of a kinship compound is written as a step of its own. */
function phraseRelation(
  groups: Record<string, string | undefined> | undefined,
  draft: Draft,
): string | undefined {
  const { relation = '', thing = '', modifiers = '', time = '' } = groups ?? {};
  const named = draft.mask.show(withArticle(thing) + time);
  draft.writer.explain(relation);
  const kin = kinOf(relation);
  if (kin === undefined) return narrowed(modifiers, relation, named);
  const first = narrowed(modifiers, kin[0], named);
  return first === undefined ? undefined : relationQuestion(kin[1], draft.writer.ask(first));
}

function narrowed(modifiers: string, relation: string, named: string): string | undefined {
  const question = relationQuestion(relation, named);
  if (question === undefined || modifiers === '') return question;
  return `${question.startsWith('Who') ? 'Who' : 'What'} is the ${modifiers}${relation} of ${named}?`;
}

/** "film X" reads as "the film X" in a question. */
function withArticle(thing: string): string {
  return /^\p{Ll}/u.test(thing) && !/^the /i.test(thing) ? `the ${thing}` : thing;
}

const WHOLE_OF = new RegExp(`^(?:the |an? )?${RELATION} (?:of|for) (?<thing>(?:the )?${KIND}${ATOM})$`, 'iu');
const WHOLE_POSSESSIVE = new RegExp(`^(?:the )?(?<thing>${ATOM})['’]s? ${RELATION}$`, 'iu');

/** The question for a phrase that is one relation of one thing, all of it; undefined for any other phrase. */
export function phraseWhole(phrase: string, draft: Draft): string | undefined {
  const groups = (WHOLE_OF.exec(phrase) ?? WHOLE_POSSESSIVE.exec(phrase))?.groups;
  return groups === undefined ? undefined : phraseRelation(groups, draft);
}
