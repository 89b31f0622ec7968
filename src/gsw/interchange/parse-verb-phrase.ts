import type { Question, VerbPhrase } from '../gsw.js';
import { extraOf, objectAt, type Coercion } from './coerce.js';
import type { LiteralAnswers } from './literal-answers.js';
import { readValidity } from '../validity.js';
import { isNoneAnswer, NONE_ANSWERS, type NoneAnswer } from './none-answers.js';

const PHRASE_KEYS = ['id', 'phrase', 'questions'];
const QUESTION_KEYS = ['id', 'text', 'answers'];

/** What answers are resolved with. */
export interface AnswerScope {
  entityIds: ReadonlySet<string>;
  literals: LiteralAnswers;
  coercion: Coercion;
}

/** One of `verb_phrase_nodes`. @throws InterchangeFault when it is no object or has no id */
export function parseVerbPhrase(value: unknown, index: number, scope: AnswerScope): VerbPhrase {
  const where = `verb_phrase_nodes[${index}]`;
  const { coercion } = scope;
  const phrase = objectAt(value, where);
  return {
    localId: coercion.localId(phrase.id, where),
    phrase: coercion.text(phrase.phrase),
    questions: coercion
      .list(phrase.questions)
      .map((question, place) => parseQuestion(question, `${where}.questions[${place}]`, scope)),
    extra: extraOf(phrase, PHRASE_KEYS),
  };
}

function parseQuestion(value: unknown, where: string, scope: AnswerScope): Question {
  const { coercion } = scope;
  const question = objectAt(value, where);
  const validity = readValidity(question.validity);
  const { answers, nones } = parseAnswers(coercion.list(question.answers), where, scope);
  return {
    localId: coercion.localId(question.id, where),
    text: coercion.text(question.text),
    answers,
    ...(validity ? { validity } : {}),
    extra: {
      ...extraOf(question, validity ? [...QUESTION_KEYS, 'validity'] : QUESTION_KEYS),
      ...(nones.length > 0 ? { [NONE_ANSWERS]: nones } : {}),
    },
  };
}

function parseAnswers(
  values: unknown[],
  where: string,
  scope: AnswerScope,
): { answers: string[]; nones: NoneAnswer[] } {
  const answers: string[] = [];
  const nones: NoneAnswer[] = [];
  values.forEach((value, position) => {
    const text = value === null ? null : scope.coercion.text(value);
    if (isNoneAnswer(text)) nones.push([position, text]);
    else answers.push(scope.entityIds.has(text) ? text : scope.literals.localId(text, where));
  });
  scope.coercion.notes.noneAnswers += nones.length;
  return { answers, nones };
}
