import { Option, type Command } from 'commander';
import { RECIPE_BOUNDS } from '../retrieval/recipe-bounds.js';
import type { Recipe, Scoring, SearchSides } from '../retrieval/recipe.js';
import { share, wholeNumber } from './option-values.js';

export interface RecipeOptions {
  beamWidth?: number;
  finalWidth?: number;
  entityTopK?: number;
  rerankTopK?: number;
  chainTopK?: number;
  poolSize?: number;
  rerankPool?: number;
  evidenceTokens?: number;
  scoring?: Scoring;
  combinedAlpha?: number;
  sides?: SearchSides;
  rerank: boolean;
}

const NUMBERS = {
  'beam-width': ['beamWidth', 'beams kept after each step'],
  'final-width': ['finalWidth', "states kept at final steps, shared between a plan's chains"],
  'entity-top-k': ['entityTopK', 'entities taken from the entity search'],
  'rerank-top-k': ['rerankTopK', 'candidates kept after reranking'],
  'chain-top-k': ['chainTopK', 'states scored at a step'],
  'pool-size': ['poolSize', 'candidates nominated per question'],
  'rerank-pool': ['rerankPool', 'of these, how many the reranker sees'],
  'evidence-tokens': ['evidenceTokens', 'tokens the evidence may have; chains are packed best first'],
} as const;

const SCORINGS: Scoring[] = ['geometric', 'cumulative', 'last-hop', 'similarity', 'combined'];
const SIDES: SearchSides[] = ['both', 'entities', 'questions'];

/** Adds the options that change the recipe of retrieval. */
export function addRecipeOptions(command: Command): Command {
  for (const [flag, [name, what]] of Object.entries(NUMBERS)) {
    const [least, most] = RECIPE_BOUNDS[name];
    command.option(`--${flag} <count>`, `${what}, ${least} to ${most}`, wholeNumber(least, most));
  }
  return command
    .addOption(new Option('--scoring <name>', 'how chains are scored').choices(SCORINGS))
    .option('--combined-alpha <share>', 'share of the geometric mean in combined scoring', share)
    .addOption(new Option('--sides <name>', 'searches that nominate candidates').choices(SIDES))
    .option('--no-rerank', 'leave the reranker out');
}

/** The changes to the default recipe that the options ask for. */
export function recipeOf(options: RecipeOptions): Partial<Recipe> {
  const { scoring, combinedAlpha, sides } = options;
  const numbers = Object.values(NUMBERS).map(([name]) => [name, options[name]] as const);
  const given = Object.entries({ ...Object.fromEntries(numbers), scoring, combinedAlpha, sides });
  const changes = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  return options.rerank ? changes : { ...changes, rerank: false };
}
