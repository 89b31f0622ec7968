import { addValidity } from '../../gsw/fact-validity.js';
import type { ConstructedPassage, GswConstructor, PassageToConstruct } from '../gsw-constructor.js';
import { languageOf } from '../language.js';
import { assembleGsw } from './assemble-gsw.js';
import { passageRelations } from './passage-relations.js';

/** Name and version of construction by rules: changed whenever a rule changes what is read. */
export const RULES_CONSTRUCTOR = 'rules/2';

/** Builds GSWs of English passages by rules, without any model: silent rather than wrong. Other languages are not covered: their text is kept and their GSW is empty. */
export class RulesConstructor implements GswConstructor {
  readonly name = RULES_CONSTRUCTOR;

  construct(passage: PassageToConstruct): Promise<ConstructedPassage> {
    return constructByRules(passage);
  }
}

const SHORT = 300;
const ENGLISH = /\b(?:is|was|are|were|has|had)\s(?:an?|the|born|one)\b/u;

/** The GSW that the rules read out of one passage; the same passage always gives the same. Never throws. */
export async function constructByRules({
  title,
  text,
}: Pick<PassageToConstruct, 'title' | 'text'>): Promise<ConstructedPassage> {
  const language = await languageOf(text);
  const covered = isCovered(text, language);
  const gsw = assembleGsw(covered ? passageRelations(title, text) : []);
  addValidity(gsw);
  return { gsw, counts: covered ? {} : { notCovered: 1 }, usage: [], language, covered };
}

/** The rules read English, and a text too short to tell when it is written in Latin letters. */
function isCovered(text: string, language: string): boolean {
  // A short text full of foreign names is taken for their language.
  if (text.length < SHORT && ENGLISH.test(text)) return true;
  if (language !== 'und') return language === 'en';
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length * 2 >= letters.length;
}
