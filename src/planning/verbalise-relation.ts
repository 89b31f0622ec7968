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
