/** A well-formed reference to the answer of an earlier step, e.g. `<ENTITY_Q2>`; group 1 is the 1-based step number. */
const PLACEHOLDER = /<ENTITY_Q([1-9]\d{0,3})>/g;

/** The text that stands for the answer of a step; `step` is 1-based. */
export function placeholderOf(step: number): string {
  return `<ENTITY_Q${step}>`;
}

/** The 1-based step numbers that a question refers to, ascending and without repeats. */
export function referencesIn(question: string): number[] {
  const found = new Set([...question.matchAll(PLACEHOLDER)].map((match) => Number(match[1])));
  return [...found].sort((left, right) => left - right);
}

/** The question with each reference replaced by what `replacement` gives for its 1-based number; replaced text is never read again. */
export function replaceReferences(question: string, replacement: (step: number) => string): string {
  return question.replace(PLACEHOLDER, (_whole, step: string) => replacement(Number(step)));
}
