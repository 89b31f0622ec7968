import { foldedTokens } from '../comparison/fold.js';
import type { Chain, ChainHop } from '../retrieval/evidence.js';
import { maskNames } from '../relations/name-mask.js';
import { hasOtherNumeral } from '../relations/numerals.js';
import { relationSupport } from '../relations/relation-support.js';

/** How well one hop's pair fits what was asked: whether it speaks of the thing asked about, and of the asked fact. */
export interface HopGrounding {
  /** True when the pair speaks of what the question names. */
  namesAsked: boolean;
  /** True when the pair's name has another numeral than the asked one: certainly another thing. */
  otherNumeral: boolean;
  /** In [0, 1]: see relationSupport. */
  relation: number;
}

/** Share of a name's words that a pair must have; a question without names needs fewer of its words. */
const NAME_SHARE = 0.6;
const WORD_SHARE = 0.2;

/** Nouns that tell what a thing is; a pair rarely repeats them. */
const KIND_NOUNS = new Set(
  'film movie song album book novel series show band group magazine company city town the a an of in and de la le von van'.split(
    ' ',
  ),
);
/** Words of a question that name nothing. */
const FUNCTION_WORDS = new Set(
  'who whom whose what which where when why how is are was were be been did do does has have had on at to for from by with during that this it its'.split(
    ' ',
  ),
);

/** Judges one hop of a chain; `previous` are the hops before it. */
export function groundHop(hop: ChainHop, previous: readonly ChainHop[]): HopGrounding {
  const relation = relationSupport(hop.asked, hop.pair);
  const ofChosen = speaksOfChosen(hop, previous);
  const otherNumeral =
    !ofChosen && hasOtherNumeral(meaningful(foldedTokens(hop.asked)), new Set(toldWords(hop)));
  return { namesAsked: ofChosen || (!otherNumeral && namesWhatIsAsked(hop)), otherNumeral, relation };
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
  if (names.every((name) => /^[\d\s]*$/.test(name))) return shareOf(contentOf(hop.asked), told) >= WORD_SHARE;
  const wanted = meaningful(foldedTokens(names.join(' ').replace(/\([^)]*\)/g, ' ')));
  if (names.length === 1 && beginsOtherwise(hop, wanted)) return false;
  return shareOf(wanted, told) >= NAME_SHARE || isShortForm(hop, new Set(wanted));
}

function toldWords(hop: ChainHop): string[] {
  return foldedTokens([hop.pair.question, ...hop.pair.subjects.map((subject) => subject.name)].join(' '));
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

function contentOf(question: string): string[] {
  return meaningful(foldedTokens(question)).filter((word) => !FUNCTION_WORDS.has(word));
}

function meaningful(tokens: readonly string[]): string[] {
  const kept = tokens.filter((word) => !KIND_NOUNS.has(word));
  return kept.length > 0 ? kept : [...tokens];
}

function shareOf(wanted: readonly string[], told: ReadonlySet<string>): number {
  return wanted.length === 0 ? 0 : wanted.filter((word) => told.has(word)).length / wanted.length;
}
