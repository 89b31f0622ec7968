import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SourceModel } from '../retrieval/evidence.model.js';
import type { RefusalReason } from './answer.js';

export const RefusalReasonEnum = {
  NO_ENTITY: 'NO_ENTITY',
  EMPTY_HOP: 'EMPTY_HOP',
  LOW_SCORE: 'LOW_SCORE',
  CONFLICT: 'CONFLICT',
  FALSE_PREMISE: 'FALSE_PREMISE',
  UNDECIDED: 'UNDECIDED',
  MODEL_REFUSED: 'MODEL_REFUSED',
} as const satisfies Record<RefusalReason, RefusalReason>;
registerEnumType(RefusalReasonEnum, {
  name: 'RefusalReason',
  description: 'Why no answer is given.',
  valuesMap: {
    NO_ENTITY: { description: 'Nothing the question names is in the workspace.' },
    EMPTY_HOP: { description: 'A step found no evidence.' },
    LOW_SCORE: { description: 'What was found does not fit the question well enough.' },
    CONFLICT: { description: 'Sources contradict each other.' },
    FALSE_PREMISE: { description: 'The question takes for granted what the sources do not say.' },
    UNDECIDED: { description: 'The evidence does not decide a comparison.' },
    MODEL_REFUSED: { description: 'The language model declined to answer.' },
  },
});

@ObjectType('Refusal', { description: 'Why no answer is given.' })
export class RefusalModel {
  @Field(() => RefusalReasonEnum, { description: 'The reason.' }) reason!: RefusalReason;
  @Field(() => Int, { nullable: true, description: 'Step, from 0, at which the search ended.' })
  step?: number;
  @Field(() => String, { description: 'The same for people.' }) sentence!: string;
}

@ObjectType('Citation', { description: 'A line of evidence that an answer rests on.' })
export class CitationModel {
  @Field(() => ID, { description: 'The question.' }) questionId!: string;
  @Field(() => String, { description: 'Its text.' }) question!: string;
  @Field(() => [String], { description: 'Names of its answers.' }) answers!: string[];
  @Field(() => [SourceModel], { description: 'Where it was read.' }) sources!: SourceModel[];
}

@ObjectType('Answer', { description: 'A short answer, or N/A with a reason.' })
export class AnswerModel {
  @Field(() => String, { description: 'The answer, or N/A.' }) text!: string;
  @Field(() => RefusalModel, { nullable: true, description: 'Set when the answer is N/A.' })
  refusal!: RefusalModel | null;
  @Field(() => [CitationModel], { description: 'The evidence it rests on.' }) citations!: CitationModel[];
  @Field(() => String, {
    description:
      'What made it; extractive/1 takes it from the chains by rules, llm/1 and a name is a language model.',
  })
  answerer!: string;
  @Field(() => Float, { description: 'In [0, 1]; 0 for a refusal.' }) confidence!: number;
}
