import { coarseType } from './coarse-type.js';
import { foldWithOffsets, type FoldedText } from './folded-text.js';
import type { Entity, Gsw, Question, VerbPhrase } from './gsw.js';
import { passageNames, type PassageNames } from './passage-names.js';
import { addCounts, noQualityCounts, type QualityCounts } from './quality-counts.js';
import { questionSpan } from './question-span.js';
import type { SourceDocument, SourcePassage } from './source-document.js';
import { namesIt } from './spans.js';

const PRONOUN =
  /\b(he|she|it|they|him|her|them|his|hers|its|their|theirs|himself|herself|itself|themselves)\b/i;

/** Counts what a document's GSWs have and lack. */
export function documentQuality(document: SourceDocument): QualityCounts {
  const sum = noQualityCounts();
  for (const passage of document.passages) addCounts(sum, passageQuality(passage));
  return sum;
}

function passageQuality({ gsw, text, notes }: SourcePassage): Partial<QualityCounts> {
  if (!gsw) return { passages: 1, passagesWithoutGsw: 1, stripped: notes.stripped };
  const questions = gsw.verbPhrases.flatMap((phrase) => phrase.questions);
  const asked = new Map(questions.map((question) => [question, foldWithOffsets(question.text)]));
  const names = passageNames(text, gsw);
  return {
    passages: 1,
    ...notes,
    ...entityQuality(gsw, questions, [...asked.values()]),
    ...questionQuality(gsw, questions, names),
    ...inverseQuality(gsw, asked),
    namesNotFound: files(gsw).filter(({ localId }) => (names.spans.get(localId) ?? []).length === 0).length,
  };
}

function entityQuality(
  gsw: Gsw,
  questions: readonly Question[],
  asked: readonly FoldedText[],
): Partial<QualityCounts> {
  const answers = new Set(questions.flatMap((question) => question.answers));
  const neverAnswers = files(gsw).filter(({ localId }) => !answers.has(localId));
  return {
    entities: files(gsw).length,
    literals: gsw.entities.length - files(gsw).length,
    neverAnswers: neverAnswers.length,
    orphans: neverAnswers.filter(({ name }) => !asked.some((text) => namesIt(text, name))).length,
    emptyNames: files(gsw).filter(({ name }) => name.trim() === '').length,
    withoutCoarseType: files(gsw).filter(({ roles }) => coarseType(roles) === null).length,
  };
}

function questionQuality(
  gsw: Gsw,
  questions: readonly Question[],
  names: PassageNames,
): Partial<QualityCounts> {
  const entities = new Set(files(gsw).map(({ localId }) => localId));
  const count = (holds: (question: Question) => boolean): number => questions.filter(holds).length;
  return {
    verbPhrases: gsw.verbPhrases.length,
    questions: questions.length,
    answers: questions.reduce((sum, { answers }) => sum + answers.length, 0),
    unanswered: count(({ answers }) => answers.length === 0),
    answeredByNoEntity: count(({ answers }) => !answers.some((answer) => entities.has(answer))),
    severalAnswers: count(({ answers }) => answers.length > 1),
    pronouns: count(({ text }) => PRONOUN.test(text)),
    questionSpansNotFound: count((question) => questionSpan(question, names) === null),
  };
}

function inverseQuality(gsw: Gsw, asked: ReadonlyMap<Question, FoldedText>): Partial<QualityCounts> {
  const names = new Map(gsw.entities.map(({ localId, name }) => [localId, name]));
  const namesAnswer = (question: Question, other: Question): boolean => {
    const text = asked.get(question);
    return text !== undefined && other.answers.some((answer) => namesIt(text, names.get(answer) ?? ''));
  };
  return {
    notTwoQuestions: gsw.verbPhrases.filter(({ questions }) => questions.length !== 2).length,
    missingInverses: gsw.verbPhrases.filter((phrase) => !hasInverse(phrase, namesAnswer)).length,
    otherSideUnnamed: gsw.verbPhrases.flatMap(({ questions }) =>
      questions.filter(
        (question) =>
          questions.length > 1 &&
          !questions.some((other) => other !== question && namesAnswer(question, other)),
      ),
    ).length,
  };
}

function hasInverse(
  { questions }: VerbPhrase,
  namesAnswer: (question: Question, other: Question) => boolean,
): boolean {
  return questions.some((question, place) =>
    questions.slice(place + 1).some((other) => namesAnswer(question, other) && namesAnswer(other, question)),
  );
}

/** Entities that stand in the file as such. */
function files(gsw: Gsw): Entity[] {
  return gsw.entities.filter((entity) => !entity.literal);
}
