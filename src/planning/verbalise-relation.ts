import type { Plan } from './plan.js';
import { TEMPLATES } from './relation-templates.js';

const SUBJECT_AND_RELATION = /^\s*(\S.*?)\s*>>\s*(\S[^>]*?)\s*$/;

/**
 * A step in the style `subject >> relation` as the question it stands for, since stored questions are sentences;
 * anything else as it came. Relations without a template become "What is the <relation> of <subject>?".
 */
export function verbaliseRelation(step: string): string {
  const match = SUBJECT_AND_RELATION.exec(step);
  if (!match) return step;
  const [, subject = '', relation = ''] = match;
  const template = TEMPLATES.get(relation.toLowerCase()) ?? fallback(relation);
  return template.split('*').join(subject);
}

function fallback(relation: string): string {
  return /\bby$/.test(relation) ? `Who was * ${relation}?` : `What is the ${relation} of *?`;
}

/** The plan with every `subject >> relation` step as a question; says so in the notes. */
export function verbalisePlan(plan: Plan): Plan {
  const steps = plan.steps.map((step) => ({ ...step, question: verbaliseRelation(step.question) }));
  const changed = steps.filter((step, index) => step.question !== plan.steps[index]?.question).length;
  if (changed === 0) return plan;
  return {
    ...plan,
    steps,
    notes: [...plan.notes, `${changed} steps in the style "subject >> relation" are asked as questions.`],
  };
}
