import type { ComparedProperty } from '../comparison/comparison-words.js';
import { containsWords } from '../comparison/fold.js';
import type { ChainHop } from '../retrieval/evidence.js';
import { answersInverse } from './answers-inverse.js';
import type { JudgedChain } from './judged-chain.js';

/** A property that a stored question can be recognised by. */
export type FactProperty = Exclude<ComparedProperty, 'lifespan' | 'any'> | 'country';

/** Words of a stored question that tell which fact it asks. */
const WORDS: Readonly<Record<FactProperty, RegExp>> = {
  birth: /\b(?:born|birth)/i,
  death: /\b(?:die[ds]?|death|passed away)\b/i,
  release: /\b(?:releas|came out|publish|premier|aired)/i,
  founding: /\b(?:found|establish|form|built|open|creat|construct|start)/i,
  age: /\b(?:born|birth|found|establish|built|open)/i,
  country: /\b(?:nationalit|countr|citizen|from\b|locat|nation\b)/i,
};

/** A stored fact about a thing, with the chain it came along on. */
export interface KnownFact {
  texts: string[];
  judged: JudgedChain;
}

/** What the chains say of a named thing's property, strongest chain first; a fact is taken from whichever hop states it. */
export function factsAbout(
  name: string,
  property: FactProperty,
  chains: readonly JudgedChain[],
): KnownFact[] {
  const pattern = WORDS[property];
  return chains.flatMap((judged) =>
    judged.chain.hops
      .filter((hop) => isAbout(hop, name) && pattern.test(hop.pair.question))
      .map((hop) => ({ texts: hop.pair.answers.map((answer) => answer.name), judged })),
  );
}

function isAbout({ pair }: ChainHop, name: string): boolean {
  if (answersInverse(pair, name)) return false;
  return [pair.question, ...pair.subjects.map((subject) => subject.name)].some((text) =>
    containsWords(text, name),
  );
}
