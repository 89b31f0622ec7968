import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemToken, type ItsFunction } from 'wink-nlp';

/** A token of an English text: its part of speech (universal tags), its dictionary form, and its UTF-16 offsets. */
export interface TaggedToken {
  tag: string;
  lemma: string;
  start: number;
  end: number;
}

const tagger = winkNlp(model, ['sbd', 'pos']);
/** The tagger knows these functions by identity, so they are handed over as they are. */
const its = tagger.its as unknown as Record<'precedingSpaces' | 'pos' | 'lemma', ItsFunction<string>>;

/** The tokens of a text in order. Letters the tagger does not know it splits off: show it plain ones. */
export function tagTokens(text: string): TaggedToken[] {
  const found: TaggedToken[] = [];
  let offset = 0;
  tagger
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const start = offset + token.out(its.precedingSpaces).length;
      offset = start + token.out().length;
      found.push({ tag: token.out(its.pos), lemma: token.out(its.lemma), start, end: offset });
    });
  return found;
}
