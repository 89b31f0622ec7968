import { Field, Float, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { RECIPE_BOUNDS } from './recipe-bounds.js';
import type { Scoring, SearchSides } from './recipe.js';

export const ScoringEnum = {
  GEOMETRIC: 'geometric',
  CUMULATIVE: 'cumulative',
  LAST_HOP: 'last-hop',
  SIMILARITY: 'similarity',
  COMBINED: 'combined',
} as const;
registerEnumType(ScoringEnum, { name: 'Scoring', description: "How a chain's score is made of its hops." });

export const SearchSidesEnum = { BOTH: 'both', ENTITIES: 'entities', QUESTIONS: 'questions' } as const;
registerEnumType(SearchSidesEnum, {
  name: 'SearchSides',
  description: 'Which searches nominate candidates.',
});

/** A whole number within the bounds that recipes have. */
function Bounded(name: keyof typeof RECIPE_BOUNDS, description: string): PropertyDecorator {
  const [least, most] = RECIPE_BOUNDS[name];
  const decorators = [
    Field(() => Int, { nullable: true, description: `${description}, ${least} to ${most}.` }),
    IsOptional(),
    IsInt(),
    Min(least),
    Max(most),
  ] as PropertyDecorator[];
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
}

@InputType({ description: 'Changes to the default recipe of retrieval.' })
export class RecipeInput {
  @Bounded('beamWidth', 'Beams kept after each step') beamWidth?: number;
  @Bounded('finalWidth', "States kept at final steps, shared between a plan's chains, at least a beam each")
  finalWidth?: number;
  @Bounded('entityTopK', 'Entities taken from the entity search') entityTopK?: number;
  @Bounded('rerankTopK', 'Candidates kept after reranking') rerankTopK?: number;
  @Bounded('chainTopK', 'States scored at a step before the beam width applies') chainTopK?: number;
  @Bounded('poolSize', 'Candidates nominated per question') poolSize?: number;
  @Bounded('rerankPool', 'Of these, how many the reranker sees') rerankPool?: number;
  @Bounded('evidenceTokens', 'o200k tokens that the evidence may have; chains are packed best first')
  evidenceTokens?: number;

  @Field(() => ScoringEnum, { nullable: true, description: 'How chains are scored.' })
  @IsOptional()
  @IsIn(Object.values(ScoringEnum))
  scoring?: Scoring;

  @Field(() => Float, { nullable: true, description: 'Share of the geometric mean in COMBINED, 0 to 1.' })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(0)
  @Max(1)
  combinedAlpha?: number;

  @Field(() => SearchSidesEnum, { nullable: true, description: 'Which searches nominate candidates.' })
  @IsOptional()
  @IsIn(Object.values(SearchSidesEnum))
  sides?: SearchSides;

  @Field(() => Boolean, { nullable: true, description: 'Whether candidates are reranked.' })
  @IsOptional()
  @IsBoolean()
  rerank?: boolean;
}
