import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import type { InferenceInput } from './inference-message.js';

/** What the models read at most, special tokens included. */
export const MAX_TOKENS = 512;
/** Characters beyond this cannot matter for 512 tokens of real text, and cutting them keeps a huge one from stalling the process. */
const MAX_CHARACTERS = 65_536;

/** The package's own types do not resolve under nodenext, so what is used of it is named here. */
interface WordPieces {
  encode(text: string, options: { add_special_tokens: boolean }): { ids: number[] };
  token_to_id(token: string): number | undefined;
}
const WordPieceTokenizer = Tokenizer as unknown as new (
  settings: object,
  configuration: object,
) => WordPieces;

/** Turns texts into the token ids of a BERT model, cut to what the model reads. */
export class WordPieceEncoder {
  private readonly tokenizer: WordPieces;
  private readonly start: number;
  private readonly separator: number;

  /** @param file a `tokenizer.json`; its own padding and truncation are not used. */
  constructor(file: string) {
    const settings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    // Without added tokens a text that spells "[SEP]" is read as a text and cannot end its half of a pair.
    this.tokenizer = new WordPieceTokenizer(
      { ...settings, padding: null, truncation: null, added_tokens: [] },
      {},
    );
    this.start = this.special('[CLS]');
    this.separator = this.special('[SEP]');
  }

  encode(text: string): InferenceInput {
    const ids = [this.start, ...this.pieces(text).slice(0, MAX_TOKENS - 2), this.separator];
    return { ids, typeIds: ids.map(() => 0) };
  }

  encodePair(first: string, second: string): InferenceInput {
    const [one, other] = [this.pieces(first), this.pieces(second)];
    const [oneLength, otherLength] = longestFirst(one.length, other.length, MAX_TOKENS - 3);
    const left = [this.start, ...one.slice(0, oneLength), this.separator];
    const right = [...other.slice(0, otherLength), this.separator];
    return { ids: [...left, ...right], typeIds: [...left.map(() => 0), ...right.map(() => 1)] };
  }

  private pieces(text: string): number[] {
    return this.tokenizer.encode(text.slice(0, MAX_CHARACTERS), { add_special_tokens: false }).ids;
  }

  private special(token: string): number {
    const id = this.tokenizer.token_to_id(token);
    if (id === undefined) throw new Error(`The tokenizer knows no ${token}.`);
    return id;
  }
}

/** How much of each of two lengths is kept within the room: the longer one is cut first. */
export function longestFirst(first: number, second: number, room: number): [number, number] {
  if (first + second <= room) return [first, second];
  const half = Math.floor(room / 2);
  if (first <= half) return [first, room - first];
  if (second <= room - half) return [room - second, second];
  return [half, room - half];
}
