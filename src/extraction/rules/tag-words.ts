import { tagTokens, type TaggedToken } from '../../text/tag-tokens.js';

/** A word or mark, tagged. */
export interface TaggedWord extends TaggedToken {
  text: string;
}

/** The words of a text, tagged. The tagger splits letters it does not know, so it is shown each letter without its accent, one for one: offsets stay. */
export function tagWords(text: string): TaggedWord[] {
  return tagTokens(withoutAccents(text)).map((token) => ({
    ...token,
    text: text.slice(token.start, token.end),
  }));
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
