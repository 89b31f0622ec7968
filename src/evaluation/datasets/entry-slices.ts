/** The text of one entry of a file, with the 1-based line it starts on. */
export interface EntrySlice {
  line: number;
  text: string;
}

const OPENING = new Set('[{');
const CLOSING = new Set(']}');

/** Where the scanner stands in a JSON array; nothing is parsed, only brackets and strings are told apart. */
class ArrayScanner {
  readonly slices: EntrySlice[] = [];
  private line = 1;
  private depth = 0;
  private start = -1;
  private startLine = 1;
  private inString = false;

  constructor(private readonly text: string) {}

  scan(): EntrySlice[] {
    for (let at = 0; at < this.text.length; at += 1) {
      const character = this.text[at] ?? '';
      if (character === '\n') this.line += 1;
      if (this.inString) at = this.insideString(character, at);
      else this.outsideString(character, at);
    }
    if (this.start >= 0) this.end(this.text.length);
    return this.slices;
  }

  /** Returns the place of the last character taken: an escaped one goes with its backslash. */
  private insideString(character: string, at: number): number {
    if (character === '"') this.inString = false;
    return character === '\\' ? at + 1 : at;
  }

  private outsideString(character: string, at: number): void {
    if (CLOSING.has(character)) this.depth -= 1;
    if (this.endsEntry(character)) return this.end(at);
    if (this.depth >= 1 && this.start < 0 && character.trim() !== '') this.begin(at);
    if (character === '"') this.inString = true;
    if (OPENING.has(character)) this.depth += 1;
  }

  private endsEntry(character: string): boolean {
    return (CLOSING.has(character) && this.depth === 0) || (character === ',' && this.depth === 1);
  }

  private begin(at: number): void {
    this.start = at;
    this.startLine = this.line;
  }

  private end(at: number): void {
    if (this.start >= 0) this.slices.push({ line: this.startLine, text: this.text.slice(this.start, at) });
    this.start = -1;
  }
}

/** The entries of a JSON array as slices of its text, each with its line, so that one faulty entry does not hide the others. */
export function arraySlices(text: string): EntrySlice[] {
  return new ArrayScanner(text).scan();
}

/** The lines of a JSON Lines text that are not blank. */
export function lineSlices(text: string): EntrySlice[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    return line.trim() === '' ? [] : [{ line: index + 1, text: line }];
  });
}
