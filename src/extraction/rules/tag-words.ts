import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemToken, type ItsFunction } from 'wink-nlp';

/** A word or mark with its part of speech (universal tags), its dictionary form and its UTF-16 offsets. */
export interface TaggedWord {
  text: string;
  tag: string;
  lemma: string;
  start: number;
  end: number;
}

const tagger = winkNlp(model, ['sbd', 'pos']);
/** The tagger knows these functions by identity, so they are handed over as they are. */
const its = tagger.its as unknown as Record<'precedingSpaces' | 'pos' | 'lemma', ItsFunction<string>>;

/** The words of a text, tagged. The tagger splits letters it does not know, so it is shown each letter without its accent, one for one: offsets stay. */
export function tagWords(text: string): TaggedWord[] {
  const found: TaggedWord[] = [];
  let offset = 0;
  tagger
    .readDoc(withoutAccents(text))
    .tokens()
    .each((token: ItemToken) => {
      offset += token.out(its.precedingSpaces).length;
      const end = offset + token.out().length;
      found.push({
        text: text.slice(offset, end),
        tag: token.out(its.pos),
        lemma: token.out(its.lemma),
        ...{ start: offset, end },
      });
      offset = end;
    });
  return found;
}

function withoutAccents(text: string): string {
  return [...text].map(plainLetter).join('');
}

const SPECIAL = new Map(
  [...'łŁøØđĐħıßæÆœŒþÞð'].map((letter, index) => [letter, [...'lLoOdDhisaAoOtTd'][index] ?? letter]),
);

/** As long as the letter itself, in UTF-16 units. */
function plainLetter(letter: string): string {
  const base = SPECIAL.get(letter) ?? letter.normalize('NFD').charAt(0);
  return letter.length === 1 && base.length === 1 ? base : letter;
}
