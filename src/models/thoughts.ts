const OPENED = /^\s*<think>/;
const CLOSED = '</think>';

/** A reply without the thoughts that open models write before it; a thought that never ends leaves nothing. What only mentions the tag further on stays. */
export function withoutThoughts(text: string): string {
  if (OPENED.test(text)) {
    const end = text.indexOf(CLOSED);
    return end < 0 ? '' : withoutThoughts(text.slice(end + CLOSED.length)).trimStart();
  }
  // Some servers put the opening tag into the prompt, so that only the closing one comes back.
  const end = text.indexOf(CLOSED);
  const isValue = /^\s*[[{]/.test(text);
  return end < 0 || isValue ? text : text.slice(end + CLOSED.length).trimStart();
}

const OPENING = '<think>';

/** Hands the pieces of a streamed reply on without the thoughts it begins with, also when a tag comes in two pieces. */
export class ThoughtFilter {
  private held = '';
  private isThinking = false;
  private hasThought = false;
  private hasBegun = false;

  constructor(private readonly onText: (piece: string) => void) {}

  push(piece: string): void {
    if (this.hasBegun) return this.onText(piece);
    this.held += piece;
    if (this.isThinking) this.skipThought();
    else this.begin();
  }

  /** What was held back because it might have become a tag. */
  end(): void {
    if (!this.hasBegun && !this.isThinking && this.held !== '') this.handOn();
  }

  private begin(): void {
    const start = this.held.trimStart();
    if (start.startsWith(OPENING)) {
      this.isThinking = true;
      this.hasThought = true;
      this.skipThought();
    } else if (!OPENING.startsWith(start)) this.handOn();
  }

  private skipThought(): void {
    const end = this.held.indexOf(CLOSED);
    if (end < 0) return;
    this.isThinking = false;
    this.held = this.held.slice(end + CLOSED.length);
    this.begin();
  }

  /** Room after a thought is no part of the reply. */
  private handOn(): void {
    const text = this.hasThought ? this.held.trimStart() : this.held;
    this.hasBegun = true;
    this.held = '';
    if (text !== '') this.onText(text);
  }
}
