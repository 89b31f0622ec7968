import { readComparison, type ComparisonQuestion } from '../comparison/comparison-question.js';
import { NOT_AVAILABLE, type Answer } from './answer.js';
import { answerChain } from './answer-chain.js';
import { answerCombined } from './answer-combined.js';
import { answerComparison } from './answer-comparison.js';
import {
  answerContext,
  citationsOf,
  type AnswerContext,
  type AnswerRequest,
  type Finding,
} from './answer-context.js';

/** Name and version of the rules, as recorded with each answer. */
export const EXTRACTIVE_ANSWERER = 'extractive/1';

/**
 * A short answer taken from the chains by rules, or `N/A` with the reason; no language model is asked. Comparisons are decided over typed values,
 * each hop must speak of the thing and the fact asked for, and every citation is a line of the evidence.
 */
export function answerFromEvidence(request: AnswerRequest): Answer {
  const context = answerContext(request);
  const finding = find(context);
  const citations = citationsOf(finding.used, request.evidence);
  const { refusal } = finding;
  if (refusal)
    return { text: NOT_AVAILABLE, refusal, citations, answerer: EXTRACTIVE_ANSWERER, confidence: 0 };
  const confidence = Math.min(1, ...finding.used.map((judged) => judged.strength));
  return { text: finding.text, refusal, citations, answerer: EXTRACTIVE_ANSWERER, confidence };
}

function find(context: AnswerContext): Finding {
  const { groups } = context.evidence;
  const [first] = groups;
  if (!first) return nothingFound(context);
  const comparison = comparisonOf(context);
  if (comparison) return answerComparison(comparison, context);
  return groups.length === 1 && isLookedUpLast(context)
    ? answerChain(first, context)
    : answerCombined(context);
}

function comparisonOf({ question, plan }: AnswerContext): ComparisonQuestion | null {
  const last = plan.steps.at(-1);
  const contexts = plan.steps
    .filter((step) => step.requiresRetrieval && step !== last)
    .map((step) => step.question);
  const whole = readComparison(question, contexts);
  if (whole || !last || last.requiresRetrieval) return whole;
  return readComparison(last.question, contexts);
}

/** A plan whose last step is computed from one chain only ends in that chain's answer when nothing can be calculated. */
function isLookedUpLast({ plan }: AnswerContext): boolean {
  return plan.steps.length === 1 || plan.steps.at(-1)?.requiresRetrieval === true;
}

function nothingFound({ evidence, plan }: AnswerContext): Finding {
  const [empty] = evidence.emptySteps;
  const sentence = empty?.sentence ?? 'No stored fact speaks of what the question asks.';
  const isFirst = !empty || (empty.step === 0 && empty.reason === 'NO_CANDIDATE') || plan.steps.length === 1;
  return {
    text: null,
    refusal: { reason: isFirst ? 'NO_ENTITY' : 'EMPTY_HOP', step: empty?.step ?? 0, sentence },
    used: [],
  };
}
