import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { WorkspaceArgs } from '../api/workspace.args.js';
import { PLAN_LIMITS } from '../planning/plan-limits.js';
import { PlanStepInput } from '../planning/plan-step.input.js';
import { RecipeInput } from '../retrieval/recipe.input.js';
import { ScopeInput } from '../retrieval/scope.input.js';

/** Planning states the limit of a question itself; this one only keeps absurd texts out. */
const LONGEST_TEXT = 100_000;

export const PlansEnum = { RULES: 'rules', NONE: 'none' } as const;
registerEnumType(PlansEnum, {
  name: 'Plans',
  description: 'Who plans when no plan is given.',
  valuesMap: {
    RULES: { description: 'The key-free planner.' },
    NONE: { description: 'Nobody: the question itself is the only step.' },
  },
});

/** A question to plan. */
@ArgsType()
export class PlanArgs extends WorkspaceArgs {
  @Field(() => String, { description: 'The question, at most 2,000 characters.' })
  @IsString()
  @MaxLength(LONGEST_TEXT)
  question!: string;

  @Field(() => PlansEnum, { defaultValue: PlansEnum.RULES, description: 'Who plans when no plan is given.' })
  @IsIn(Object.values(PlansEnum))
  plans: 'rules' | 'none' = 'rules';

  @Field(() => [PlanStepInput], { nullable: true, description: "The caller's own plan, at most 16 steps." })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(PLAN_LIMITS.steps)
  @ValidateNested({ each: true })
  @Type(() => PlanStepInput)
  plan?: PlanStepInput[];
}

/** A question to ask. */
@ArgsType()
export class AskArgs extends PlanArgs {
  @Field(() => RecipeInput, { nullable: true, description: 'Changes to the default recipe.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => RecipeInput)
  recipe?: RecipeInput;

  @Field(() => ScopeInput, { nullable: true, description: 'Part of the workspace to look in.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ScopeInput)
  scope?: ScopeInput;
}
