import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { PlanSource } from './plan.js';

export const PlanSourceEnum = { GIVEN: 'given', LLM: 'llm', RULES: 'rules', NONE: 'none' } as const;
registerEnumType(PlanSourceEnum, {
  name: 'PlanSource',
  description: 'Who made a plan.',
  valuesMap: {
    GIVEN: { description: 'The caller.' },
    LLM: { description: 'The language model.' },
    RULES: { description: 'The key-free planner.' },
    NONE: { description: 'Nobody: the question itself is the only step.' },
  },
});

@ObjectType('ComparisonSide', { description: 'One side of a comparison.' })
export class ComparisonSideModel {
  @Field(() => String, { description: 'What the question calls it.' }) label!: string;
  @Field(() => [Int], { description: 'Steps, from 1, that look its value up.' }) steps!: number[];
}

@ObjectType('PlanStep', {
  description: 'One sub-question; <ENTITY_Qn> stands for the answer of step n, from 1.',
})
export class PlanStepModel {
  @Field(() => String, { description: 'The sub-question.' }) question!: string;
  @Field(() => Boolean, { description: 'False when it is computed from earlier answers.' })
  requiresRetrieval!: boolean;
  @Field(() => [ComparisonSideModel], {
    nullable: true,
    description: 'Only on a comparison Panini laid out.',
  })
  sides?: ComparisonSideModel[];
}

@ObjectType('Plan', { description: 'A question as ordered sub-questions.' })
export class PlanModel {
  @Field(() => PlanSourceEnum, { description: 'Who made it.' }) source!: PlanSource;
  @Field(() => String, { description: 'Name and version of what made it.' }) planner!: string;
  @Field(() => [PlanStepModel], { description: 'At most 16.' }) steps!: PlanStepModel[];
  @Field(() => [String], { description: 'What the planner could not do.' }) notes!: string[];
}
