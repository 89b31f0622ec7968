import { placeholderOf } from '../placeholder.js';

/** Collects sub-questions in order; a question asked twice is one step. */
export class StepWriter {
  private readonly numbers = new Map<string, number>();
  /** Words of the question that a step says in other words ("director" as "directed"). */
  readonly explained: string[] = [];
  readonly questions: string[] = [];

  /** Starts after the steps that a plan already has. */
  constructor(existing: readonly string[] = []) {
    existing.forEach((question) => this.add(question));
  }

  /** A writer with the same steps, to try something out. */
  copy(): StepWriter {
    return new StepWriter(this.questions);
  }

  /** Adds the sub-question unless it is there; gives its 1-based number. */
  add(question: string): number {
    const key = question.toLowerCase().replace(/\s+/g, ' ').trim();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.questions.push(question);
    this.numbers.set(key, this.questions.length);
    return this.questions.length;
  }

  /** Adds the sub-question and gives the placeholder for its answer. */
  ask(question: string): string {
    return placeholderOf(this.add(question));
  }

  /** Notes that the words of `phrase` are said by a step in other words. */
  explain(phrase: string): void {
    this.explained.push(phrase);
  }
}
