import { placeholderOf, replaceReferences } from './placeholder.js';

/** The question with every placeholder replaced by the name chosen for that step (1-based); names go in verbatim, and a step without a name keeps its placeholder. */
export function instantiate(question: string, names: ReadonlyMap<number, string>): string {
  return replaceReferences(question, (step) => names.get(step) ?? placeholderOf(step));
}
