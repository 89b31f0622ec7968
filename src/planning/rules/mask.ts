import { placeholderOf, replaceReferences } from '../placeholder.js';

/** Private-use characters: one stands for a whole name, so that patterns cannot read into it; a second block stands for references. */
const FIRST_NAME = 0xe000;
const FIRST_REFERENCE = 0xe400;
const LAST = 0xe7ff;

/** One masked name or reference, as part of a pattern. */
export const ATOM = '[\\uE000-\\uE7FF]';

const ANY_PRIVATE = /[\uE000-\uF8FF]/;
const EVERY_ATOM = /[\uE000-\uE7FF]/g;

/** A half-open range of UTF-16 offsets. */
export interface Span {
  start: number;
  end: number;
}

/** Names of one question and the characters that stand for them. */
export class Mask {
  private readonly names: string[] = [];

  /** Whether a text can be masked: it must not use the characters of the mask itself. */
  static fits(text: string): boolean {
    return !ANY_PRIVATE.test(text);
  }

  /** The text with the spans (ascending, apart) and every reference replaced by one character each. */
  hide(text: string, spans: readonly Span[]): string {
    let masked = '';
    let from = 0;
    for (const { start, end } of spans) {
      masked += text.slice(from, start) + this.atomOf(text.slice(start, end));
      from = end;
    }
    return this.hideReferences(masked + text.slice(from));
  }

  /** The text with every `<ENTITY_Qn>` replaced by its character. */
  hideReferences(text: string): string {
    return replaceReferences(text, (step) =>
      step < LAST - FIRST_REFERENCE ? String.fromCharCode(FIRST_REFERENCE + step) : placeholderOf(step),
    );
  }

  /** The text with names and references as they were. */
  show(masked: string): string {
    return masked.replace(EVERY_ATOM, (atom) => {
      const code = atom.charCodeAt(0);
      return code >= FIRST_REFERENCE
        ? placeholderOf(code - FIRST_REFERENCE)
        : this.show(this.names[code - FIRST_NAME] ?? '');
    });
  }

  private atomOf(name: string): string {
    if (FIRST_NAME + this.names.length >= FIRST_REFERENCE) return name;
    this.names.push(name);
    return String.fromCharCode(FIRST_NAME + this.names.length - 1);
  }
}
