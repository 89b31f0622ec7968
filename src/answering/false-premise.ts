import { containsWords, foldedTokens } from '../comparison/fold.js';
import type { ChainHop, Evidence } from '../retrieval/evidence.js';
import type { Refusal } from './answer.js';
import { maskNames } from '../relations/name-mask.js';
import { relationAgreement, relationsIn } from '../relations/relation-table.js';
import { expectedAnswer } from '../relations/question-type.js';

/**
 * A refusal when the question takes for granted that two named things stand in a relation and a stored pair gives that relation of the one to
 * somebody else ("When did A divorce B?" where A divorced C). Null unless the contradiction is plain.
 */
export function refuseFalsePremise(question: string, evidence: Evidence): Refusal | null {
  const { masked, names } = maskNames(question);
  const relations = relationsIn(masked.toLowerCase());
  if (names.length !== 2 || relations.size === 0 || expectedAnswer(question).type !== 'date') return null;
  const hops = evidence.groups.flatMap((group) => group.chains.flatMap((chain) => chain.hops));
  const contradicting = hops.find((hop) => namesOtherParty(hop, { names, relations }));
  if (!contradicting) return null;
  const { pair } = contradicting;
  const answers = pair.answers.map((answer) => answer.name).join(', ');
  return {
    reason: 'FALSE_PREMISE',
    step: contradicting.step,
    sentence: `The question takes for granted what is stored otherwise: "${pair.question}" is answered by ${answers}.`,
  };
}

function namesOtherParty(
  hop: ChainHop,
  asked: { names: readonly string[]; relations: ReadonlySet<string> },
): boolean {
  const { pair } = hop;
  if (expectedAnswer(pair.question).type !== 'agent' || pair.answers.length !== 1) return false;
  const told = relationsIn(maskNames(pair.question).masked.toLowerCase());
  if (relationAgreement(asked.relations, told) !== 1) return false;
  const named = asked.names.filter((name) => containsWords(pair.question, name));
  const missing = asked.names.filter((name) => !containsWords(pair.question, name));
  const answer = pair.answers[0]?.name ?? '';
  return named.length === 1 && missing.every((name) => !sharesWord(name, answer));
}

function sharesWord(left: string, right: string): boolean {
  const words = new Set(foldedTokens(right));
  return foldedTokens(left).some((word) => words.has(word));
}
