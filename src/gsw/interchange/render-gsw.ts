import type { Entity, EntityRole, Gsw, Question, VerbPhrase } from '../gsw.js';
import { literalText } from './literal-answers.js';
import { NONE_ANSWERS, withNoneAnswers } from './none-answers.js';

/** The GSW as interchange JSON: the same GSW gives the same bytes, and a literal is the bare text it came from. */
export function renderGsw(gsw: Gsw): Record<string, unknown> {
  const literals = new Map(
    gsw.entities.filter((entity) => entity.literal).map((entity) => [entity.localId, literalText(entity)]),
  );
  return {
    entity_nodes: gsw.entities.filter((entity) => !entity.literal).map(renderEntity),
    verb_phrase_nodes: gsw.verbPhrases.map((phrase) => renderVerbPhrase(phrase, literals)),
    ...gsw.extra,
  };
}

function renderEntity({ localId, name, roles, extra }: Entity): Record<string, unknown> {
  return { id: localId, name, roles: roles.map(renderRole), ...extra };
}

/** A role as it stands in a file and in the graph. */
export function renderRole({ role, states, extra }: EntityRole): Record<string, unknown> {
  return { role, states, ...extra };
}

function renderVerbPhrase(phrase: VerbPhrase, literals: Map<string, string>): Record<string, unknown> {
  const questions = phrase.questions.map((question) => renderQuestion(question, literals));
  return { id: phrase.localId, phrase: phrase.phrase, questions, ...phrase.extra };
}

function renderQuestion(question: Question, literals: Map<string, string>): Record<string, unknown> {
  const { [NONE_ANSWERS]: note, ...extra } = question.extra;
  const answers = question.answers.map((answer) => literals.get(answer) ?? answer);
  const whole = withNoneAnswers(answers, note);
  return {
    id: question.localId,
    text: question.text,
    answers: whole ?? answers,
    ...(question.validity ? { validity: question.validity } : {}),
    ...(whole ? extra : question.extra),
  };
}
