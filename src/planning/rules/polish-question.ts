import { ATOM } from './mask.js';
import { isAskedPhrase } from './question-frame.js';
import { phraseWhole, type Draft } from './reduce-relation.js';
import { clauseQuestion } from './relative-question.js';
import { findRelativeClause } from './relative-clause.js';
import { tagWords } from './tagger.js';

const FRAME =
  /^(?:(?:who|what|when|where|whom)(?: is| was| are| were|'s|’s)|(?:who|what) (?:serves|served|acts|acted) as) (.+)$/i;
const IS_ASKED = /^(.+) (?:is|was) (?:who|whom|what|when|where)$/i;
const NATIONALITY = new RegExp(`^(?:what|which) nationality (?:is|was) (${ATOM})$`, 'i');
const COUNTRY_FROM = new RegExp(`^(?:which|what) country (${ATOM}) (is|was) from$`, 'i');
const PLACE_IS = new RegExp(
  `^(?:which|what) (country|state|province|region|county|city|town|village) is (${ATOM})(?: in)?$`,
  'i',
);
const UNINVERTED = new RegExp(`^((?:which|what)(?: \\p{Ll}[\\p{L}-]*){1,2}) (${ATOM}) (\\p{Ll}+)(.*)$`, 'iu');

/** What is left of the question, as a natural question with names and references shown. */
export function polishQuestion(reduced: string, draft: Draft): string {
  const whole = wholePhrase(reduced, draft);
  if (whole !== undefined) return whole;
  const text = draft.mask.show(reinvert(reduced).replace(/\s+([,?])/g, '$1'));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
}

function wholePhrase(reduced: string, draft: Draft): string | undefined {
  const phrase = (FRAME.exec(reduced)?.[1] ?? IS_ASKED.exec(reduced)?.[1])?.trim();
  const whole = phrase === undefined ? undefined : phraseWhole(phrase, draft);
  if (whole !== undefined) draft.writer.explain('serves served acts acted');
  return whole ?? complementClause(reduced, draft);
}

/** "What is the award that X won" asks "Which award did X win?". */
function complementClause(reduced: string, draft: Draft): string | undefined {
  const words = tagWords(reduced);
  const clause = findRelativeClause(words);
  if (clause === undefined || !/^(?:who|that|which|whom)$/.test(clause.marker)) return undefined;
  const [start, end] = [words[clause.start]?.start ?? 0, words[clause.clauseEnd - 1]?.end ?? 0];
  const made = isAskedPhrase(reduced, start, end) ? clauseQuestion(words, clause) : undefined;
  made?.explained.forEach((explained) => draft.writer.explain(explained));
  return made && draft.mask.show(made.question);
}

/** Mends word order: "Which country X is from" -> "Which country is X from", "Which award X won" -> "Which award did X win". */
function reinvert(text: string): string {
  const nationality = NATIONALITY.exec(text);
  if (nationality) return `What is the nationality of ${nationality[1]}`;
  const place = PLACE_IS.exec(text);
  if (place) return `In which ${place[1]} is ${place[2]}`;
  const country = COUNTRY_FROM.exec(text);
  return country ? `Which country ${country[2]} ${country[1]} from` : addHelper(text);
}

function addHelper(text: string): string {
  const match = UNINVERTED.exec(text);
  const [asked, subject, verb, rest] = match?.slice(1) ?? [];
  if (!asked || !verb || tagWords(asked).some((word) => /^(?:VERB|AUX|ADP)$/.test(word.tag))) return text;
  const tagged = tagWords(`${subject} ${verb}`)[1];
  return tagged?.tag === 'VERB' && tagged.lemma !== verb
    ? `${asked} did ${subject} ${tagged.lemma}${rest}`
    : text;
}
