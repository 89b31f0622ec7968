import type { Side } from '../comparison/compare.js';
import type { ComparisonQuestion } from '../comparison/comparison-question.js';
import type { Measure } from '../comparison/comparison-words.js';
import { containsWords } from '../comparison/fold.js';
import { parseDate } from '../comparison/parse-date.js';
import { parseNumber } from '../comparison/parse-number.js';
import { referencesIn } from '../planning/placeholder.js';
import type { ChainGroup } from '../retrieval/evidence.js';
import { holdingChains, type AnswerContext } from './answer-context.js';
import { chosenName } from './chosen-name.js';
import { mentions, type OptionGroups } from './comparison-sides.js';
import { factsAbout, type FactProperty } from './known-facts.js';
import type { JudgedChain } from './judged-chain.js';

/** A side with its values, the chains they came from, and the entity that stands for a described option ("the director of A"). */
export interface SideFacts {
  side: Side;
  used: JudgedChain[];
  entity: string | null;
}

/** Reads a side's values: from its own chains, else from whatever any chain says of the side's entity. */
export function sideFacts(
  option: OptionGroups,
  comparison: ComparisonQuestion,
  context: AnswerContext,
): SideFacts {
  const isShared = option.groups.some((group) => isOfSeveral(group, comparison, context));
  const own = isShared ? [] : option.groups.map((group) => ownValue(group, comparison, context));
  const found = own.filter((value) => value !== null);
  const isComplete = found.length > 0 && found.length === own.length;
  const values = isComplete ? inOrderOfLife(found) : statedValues(option, comparison, context);
  const entity = entityOf(option, context, values[0]?.judged);
  const texts = values.flatMap((value) => value.texts);
  return { side: { name: option.label, texts }, used: values.map((value) => value.judged), entity };
}

interface SideValue {
  texts: string[];
  judged: JudgedChain;
}

/** One group that speaks of several options ("Who is older, A or B?") has no side's value for certain. */
function isOfSeveral(group: ChainGroup, comparison: ComparisonQuestion, context: AnswerContext): boolean {
  return comparison.options.filter((option) => mentions(context.plan, group, option)).length > 1;
}

function ownValue(
  group: ChainGroup,
  comparison: ComparisonQuestion,
  context: AnswerContext,
): SideValue | null {
  for (const judged of holdingChains(context, group)) {
    const texts = usable(judged, measureOf(comparison));
    if (texts.length > 0) return { texts, judged };
  }
  return null;
}

function usable(judged: JudgedChain, measure: Measure | null): string[] {
  const texts = judged.chain.hops.at(-1)?.pair.answers.map((answer) => answer.name) ?? [];
  return texts.filter((text) => isOf(text, measure));
}

function isOf(text: string, measure: Measure | null): boolean {
  if (measure === null) return true;
  return measure === 'number' ? parseNumber(text) !== null : parseDate(text) !== null;
}

function measureOf(comparison: ComparisonQuestion): Measure | null {
  return 'measure' in comparison ? comparison.measure : null;
}

/** Birth before death, so that two dates make a span whichever was looked up first. */
function inOrderOfLife(values: readonly SideValue[]): SideValue[] {
  const start = (value: SideValue) => parseDate(value.texts[0] ?? '')?.earliest ?? 0;
  return values.length === 2 ? [...values].sort((left, right) => start(left) - start(right)) : [...values];
}

function statedValues(
  option: OptionGroups,
  comparison: ComparisonQuestion,
  context: AnswerContext,
): SideValue[] {
  const name = entityOf(option, context, undefined) ?? option.label;
  const chains = [...context.judged.values()].flat();
  const properties = propertiesOf(comparison);
  return properties.flatMap((property) => {
    const facts = factsAbout(name, property, chains)
      .map((fact) => ({ ...fact, texts: fact.texts.filter((text) => isOf(text, measureOf(comparison))) }))
      .filter((fact) => fact.texts.length > 0);
    return facts.slice(0, 1);
  });
}

function propertiesOf(comparison: ComparisonQuestion): FactProperty[] {
  if (!('measure' in comparison)) return comparison.property === 'country' ? ['country'] : [];
  if (comparison.property === 'lifespan') return ['birth', 'death'];
  return comparison.property === 'any' ? [] : [comparison.property];
}

/** Who an option comes to: what a chain chose at the step that asks about the option, when a later step goes on from there. */
function entityOf(
  option: OptionGroups,
  context: AnswerContext,
  judged: JudgedChain | undefined,
): string | null {
  const chains = judged ? [judged] : option.groups.flatMap((group) => context.judged.get(group) ?? []);
  const step = stepOf(option.label, context);
  const names = chains.map(({ chain }) => {
    const before = step >= 0 ? step : (chain.hops.at(-2)?.step ?? -1);
    return chain.hops.length < 2 ? null : chosenName(context.plan, chain, before);
  });
  return names.find((name) => name !== null) ?? null;
}

/** The step (0-based) that looks an option up on the way to its value; -1 when none does. */
function stepOf(label: string, { plan, graph }: AnswerContext): number {
  const [referred] = referencesIn(label);
  if (referred !== undefined) return referred - 1;
  return plan.steps.findIndex(
    (step, index) => containsWords(step.question, label) && (graph.children[index] ?? []).length > 0,
  );
}
