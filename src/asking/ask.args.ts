import { ArgsType, Field, ID, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { WorkspaceArgs } from '../api/workspace.args.js';
import type { AnsweringMode } from '../answering/answering.service.js';
import { PLAN_LIMITS } from '../planning/plan-limits.js';
import { PlanStepInput } from '../planning/plan-step.input.js';
import type { PlanningMode } from '../planning/planning.service.js';
import { RecipeInput } from '../retrieval/recipe.input.js';
import { ScopeInput } from '../retrieval/scope.input.js';
import type { OnModelFailure } from './local-side.js';

/** Planning states the limit of a question itself; this one only keeps absurd texts out. */
const LONGEST_TEXT = 100_000;

export const PlansEnum = { LLM: 'llm', RULES: 'rules', NONE: 'none' } as const;
registerEnumType(PlansEnum, {
  name: 'Plans',
  description: 'Who plans when no plan is given.',
  valuesMap: {
    LLM: { description: 'The language model.' },
    RULES: { description: 'The key-free planner.' },
    NONE: { description: 'Nobody: the question itself is the only step.' },
  },
});

export const AnswersEnum = { LLM: 'llm', EXTRACTIVE: 'extractive' } as const;
registerEnumType(AnswersEnum, {
  name: 'Answers',
  description: 'Who answers.',
  valuesMap: {
    LLM: { description: 'The language model, from the evidence.' },
    EXTRACTIVE: { description: 'Rules, which take the answer from the chains.' },
  },
});

export const OnModelFailureEnum = { FAIL: 'fail', LOCAL: 'local' } as const;
registerEnumType(OnModelFailureEnum, {
  name: 'OnModelFailure',
  description: 'What to do when the language model fails.',
  valuesMap: {
    FAIL: { description: 'End with its error.' },
    LOCAL: { description: 'Go on with the rules, and say so in the notes.' },
  },
});

/** A question to plan. */
@ArgsType()
export class PlanArgs extends WorkspaceArgs {
  @Field(() => String, { description: 'The question, at most 2,000 characters.' })
  @IsString()
  @MaxLength(LONGEST_TEXT)
  question!: string;

  @Field(() => PlansEnum, {
    nullable: true,
    description:
      'Who plans when no plan is given; by default the language model when one is configured, else the rules.',
  })
  @IsOptional()
  @IsIn(Object.values(PlansEnum))
  plans?: PlanningMode;

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

  @Field(() => AnswersEnum, {
    nullable: true,
    description: 'Who answers; by default the language model when one is configured, else the rules.',
  })
  @IsOptional()
  @IsIn(Object.values(AnswersEnum))
  answers?: AnsweringMode;

  @Field(() => OnModelFailureEnum, {
    defaultValue: OnModelFailureEnum.FAIL,
    description: 'What to do when the language model fails.',
  })
  @IsIn(Object.values(OnModelFailureEnum))
  onModelFailure: OnModelFailure = 'fail';

  @Field(() => ID, {
    nullable: true,
    description: 'The thread the question is a turn of; only `ask` reads it.',
  })
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  thread?: string;
}
