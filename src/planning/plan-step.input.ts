import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { PLAN_LIMITS } from './plan-limits.js';

@InputType({
  description:
    'One step of a plan that the caller gives; <ENTITY_Qn> stands for the answer of step n, from 1.',
})
export class PlanStepInput {
  @Field(() => String, { description: 'The sub-question, at most 500 characters.' })
  @IsString()
  @MaxLength(PLAN_LIMITS.stepCharacters)
  question!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'False for a comparison of earlier answers.' })
  @IsBoolean()
  requiresRetrieval: boolean = true;
}
