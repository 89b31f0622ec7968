import { foldedTokens } from '../comparison/fold.js';
import type { Chain, ChainHop } from '../retrieval/evidence.js';
import { maskNames } from '../relations/name-mask.js';
import { relationSupport } from '../relations/relation-support.js';

/** How well one hop's pair fits what was asked: of the thing asked about, of the asked fact, and strongly enough. */
export interface HopGrounding {
  /** True when the pair speaks of what the question names. */
  namesAsked: boolean;
  /** In [0, 1]: see relationSupport. */
  relation: number;
  /** Relevance times relation support, in [0, 1]. */
  strength: number;
}

/** Share of a name's words that a pair must have; a question without names needs fewer of its words. */
const NAME_SHARE = 0.6;
const WORD_SHARE = 0.34;

/** Nouns that tell what a thing is; a pair rarely repeats them. */
const KIND_NOUNS = new Set(
  'film movie song album book novel series show band group magazine company city town the a an of in and de la le von van'.split(
    ' ',
  ),
);
const NUMERAL = /^(?:\d{1,3}(?:st|nd|rd|th)|[ivx]+)$/;

/** Judges one hop of a chain; `previous` are the hops before it. */
export function groundHop(hop: ChainHop, previous: readonly ChainHop[]): HopGrounding {
  const relation = relationSupport(hop.asked, hop.pair);
  const namesAsked = speaksOfChosen(hop, previous) || namesWhatIsAsked(hop);
  return { namesAsked, relation, strength: hop.relevance * relation };
}

/** Every hop of a chain, in its order. */
export function groundChain(chain: Chain): HopGrounding[] {
  return chain.hops.map((hop, index) => groundHop(hop, chain.hops.slice(0, index)));
}

/** The pair is of the very node that an earlier hop chose, whatever name it goes by here. */
function speaksOfChosen(hop: ChainHop, previous: readonly ChainHop[]): boolean {
  const asked = hop.asked.toLowerCase();
  const chosen = new Set(
    previous
      .flatMap((earlier) => earlier.pair.answers)
      .filter((answer) => asked.includes(answer.name.toLowerCase()))
      .map((answer) => answer.id),
  );
  return hop.pair.subjects.some((subject) => chosen.has(subject.id));
}

function namesWhatIsAsked(hop: ChainHop): boolean {
  const { names } = maskNames(
    hop.asked,
    hop.pair.subjects.map((subject) => subject.name),
  );
  const told = new Set(toldWords(hop));
  if (names.length === 0) return shareOf(meaningful(foldedTokens(hop.asked)), told) >= WORD_SHARE;
  const wanted = meaningful(foldedTokens(names.join(' ').replace(/\([^)]*\)/g, ' ')));
  if (hasOtherNumeral(wanted, told) || (names.length === 1 && beginsOtherwise(hop, wanted))) return false;
  return shareOf(wanted, told) >= NAME_SHARE || isShortForm(hop, new Set(wanted));
}

function toldWords(hop: ChainHop): string[] {
  return foldedTokens([hop.pair.question, ...hop.pair.subjects.map((subject) => subject.name)].join(' '));
}

/** "8th Baron" is not "9th Baron": a pair with another numeral and not the asked one is of a namesake. */
function hasOtherNumeral(wanted: readonly string[], told: ReadonlySet<string>): boolean {
  const asked = wanted.filter((word) => NUMERAL.test(word));
  const others = [...told].filter((word) => NUMERAL.test(word) && !wanted.includes(word));
  return asked.some((word) => !told.has(word)) && others.length > 0;
}

/** "Ned Brill, Baron Orm" is not "Tom Quayle, Baron Orm": both begin with a word that the other does not have. */
function beginsOtherwise(hop: ChainHop, wanted: readonly string[]): boolean {
  const told = new Set(toldWords(hop));
  const [first] = wanted;
  const leads = subjectNames(hop).map((name) => meaningful(foldedTokens(name))[0] ?? '');
  return (
    first !== undefined &&
    !told.has(first) &&
    leads.length > 0 &&
    leads.every((lead) => !wanted.includes(lead))
  );
}

/** A pair that names its subject by part of the asked name only ("Minaj" for "Nicki Minaj"). */
function isShortForm(hop: ChainHop, wanted: ReadonlySet<string>): boolean {
  return subjectNames(hop).some((name) => {
    const own = meaningful(foldedTokens(name));
    return own.some((word) => word.length > 2) && own.every((word) => wanted.has(word));
  });
}

function subjectNames({ pair }: ChainHop): string[] {
  return pair.subjects.length > 0
    ? pair.subjects.map((subject) => subject.name)
    : maskNames(pair.question).names;
}

function meaningful(tokens: readonly string[]): string[] {
  const kept = tokens.filter((word) => !KIND_NOUNS.has(word));
  return kept.length > 0 ? kept : [...tokens];
}

function shareOf(wanted: readonly string[], told: ReadonlySet<string>): number {
  return wanted.length === 0 ? 0 : wanted.filter((word) => told.has(word)).length / wanted.length;
}
