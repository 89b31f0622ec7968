import { placeholderOf, referencesIn, replaceReferences } from '../placeholder.js';
import { planAsOneStep, RULES_PLANNER } from '../plan-as-one-step.js';
import { PLAN_LIMITS } from '../plan-limits.js';
import type { Plan, PlanStep } from '../plan.js';
import { droppedQualifiers } from '../qualifiers.js';
import { readComparison } from './comparison.js';
import { decomposeQuestion } from './decompose.js';
import { layOutComparison } from './lay-out-comparison.js';
import { Mask } from './mask.js';
import { StepWriter } from './step-writer.js';

/** Longer questions, in characters, are not read: the rules know questions, not paragraphs. */
const LONGEST_READ = 600;

/**
 * The plan that rules for English make of a question, without any model; the same question always gives the same plan.
 * What the rules cannot take apart without losing a word stays one step, and the notes say so. Never throws.
 */
export function planByRules(question: string): Plan {
  if (!isReadable(question))
    return planAsOneStep(question, 'rules', [
      'The rules do not read a question like this; it is asked in one step.',
    ]);
  const text = question.trim().replace(/\s+/g, ' ');
  return comparisonPlan(text) ?? bridgePlan(text);
}

function isReadable(question: string): boolean {
  return (
    question.length <= LONGEST_READ &&
    Mask.fits(question) &&
    referencesIn(question).length === 0 &&
    /\p{L}/u.test(question)
  );
}

function comparisonPlan(question: string): Plan | undefined {
  const comparison = readComparison(question);
  if (comparison === undefined) return undefined;
  const writer = new StepWriter();
  const sides = layOutComparison(comparison, writer);
  const steps = writer.questions.map(lookUp);
  if (steps.length + 1 > PLAN_LIMITS.steps) return undefined;
  return rulesPlan([...steps, { question, requiresRetrieval: false, sides }]);
}

function bridgePlan(question: string): Plan {
  const writer = new StepWriter();
  decomposeQuestion(question, writer);
  const dropped = droppedQualifiers(question, [...writer.questions, ...writer.explained]);
  if (dropped.length > 0) {
    return planAsOneStep(question, 'rules', [
      `The rules could not keep every word (${dropped.join(', ')}); the question is asked in one step.`,
    ]);
  }
  const questions = withoutName(writer.questions);
  if (isHollow(questions.at(-1) ?? ''))
    return planAsOneStep(question, 'rules', ['The rules left no question to ask; it is asked in one step.']);
  if (questions.length > PLAN_LIMITS.steps)
    return planAsOneStep(question, 'rules', ['The rules made too many steps; the question is asked in one.']);
  return rulesPlan(questions.map(lookUp));
}

/** The name of what the step before has found is its answer: "What is the name of <ENTITY_Q1>?" asks no more. */
function withoutName(questions: readonly string[]): readonly string[] {
  const asked = /^what (?:is|was) the name of (<ENTITY_Q\d+>)\?$/i.exec(questions.at(-1) ?? '')?.[1];
  return asked === placeholderOf(questions.length - 1) ? questions.slice(0, -1) : questions;
}

/** A last step that asks nothing but a reference ("How were <ENTITY_Q2>?"); "Where is <ENTITY_Q1>?" does ask something. */
function isHollow(question: string): boolean {
  if (referencesIn(question).length === 0 || /^(?:where|when) (?:is|was|are|were) \S+\?$/i.test(question))
    return false;
  const wordless =
    droppedQualifiers(
      replaceReferences(question, () => ' '),
      [],
    ).length === 0;
  return (
    wordless ||
    !/\b(?:who|whom|whose|what|which|when|where|why|how|is|was|are|were|did|does|do|name|whether)\b/i.test(
      question,
    )
  );
}

function lookUp(question: string): PlanStep {
  return { question, requiresRetrieval: true };
}

function rulesPlan(steps: PlanStep[]): Plan {
  return { source: 'rules', planner: RULES_PLANNER, steps, notes: [] };
}
