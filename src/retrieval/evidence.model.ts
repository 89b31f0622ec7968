import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ValidityModel } from '../gsw/validity.model.js';
import type { EmptyStep } from './evidence.js';

export const EmptyStepReasonEnum = {
  NO_PRIOR_STATE: 'NO_PRIOR_STATE',
  NO_CANDIDATE: 'NO_CANDIDATE',
  NO_ANSWER: 'NO_ANSWER',
  CONTRADICTING_ANCESTORS: 'CONTRADICTING_ANCESTORS',
} as const;
registerEnumType(EmptyStepReasonEnum, {
  name: 'EmptyStepReason',
  description: 'Why a step ended its branch.',
});

@ObjectType('Source', { description: 'Where a question-answer pair was read.' })
export class SourceModel {
  @Field(() => String, {
    nullable: true,
    description: 'Who added the pair and why, when it was not read out of the text.',
  })
  note?: string;
  @Field(() => ID, { description: 'The stored question.' }) questionId!: string;
  @Field(() => ID, { description: "Panini's id of the document." }) documentId!: string;
  @Field(() => String, { description: "The caller's id of the document." }) document!: string;
  @Field(() => String, { description: 'Title of the document.' }) title!: string;
  @Field(() => ID, { description: "Panini's id of the passage." }) passageId!: string;
  @Field(() => String, { description: "The caller's id of the passage." }) passage!: string;
  @Field(() => Int, { description: 'Start of the span in UTF-16 units of the passage.' }) start!: number;
  @Field(() => Int, { description: 'End of the span, exclusive.' }) end!: number;
  @Field(() => String, { description: 'The text of the span, verbatim.' }) quote!: string;
}

@ObjectType('AnswerEntity', { description: 'An entity as an answer.' })
export class AnswerEntityModel {
  @Field(() => ID, { description: 'The entity.' }) id!: string;
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'person, place, time, ... when its roles say so.' })
  coarseType!: string | null;
}

@ObjectType('QaPair', { description: 'One question with its answers, as stored.' })
export class QaPairModel {
  @Field(() => ID, { description: 'The question.' }) id!: string;
  @Field(() => String, { description: 'Its text.' }) question!: string;
  @Field(() => String, { description: 'The verb phrase it belongs to.' }) verbPhrase!: string;
  @Field(() => [AnswerEntityModel], { description: 'Its answers.' }) answers!: AnswerEntityModel[];
  @Field(() => ValidityModel, { nullable: true, description: 'When it held, if the text says so.' })
  validity?: ValidityModel | null;
}

@ObjectType('ChainHop', { description: 'One step of a chain.' })
export class ChainHopModel {
  @Field(() => Int, { description: 'Step of the plan, from 0.' }) step!: number;
  @Field(() => String, { description: "The step's question with the names filled in." }) asked!: string;
  @Field(() => QaPairModel, { description: 'The pair that answers it.' }) pair!: QaPairModel;
  @Field(() => [SourceModel], { description: "The pair's source first, then documents that say the same." })
  sources!: SourceModel[];
  @Field(() => Float, { description: 'In [0, 1].' }) relevance!: number;
}

@ObjectType('Chain', { description: 'A line of hops that leads to an answer.' })
export class ChainModel {
  @Field(() => ID, { description: 'Unique within the result.' }) id!: string;
  @Field(() => Int, { description: 'Its last step, from 0.' }) finalStep!: number;
  @Field(() => [ChainHopModel], { description: 'In the order of the steps.' }) hops!: ChainHopModel[];
  @Field(() => Float, { description: 'In [0, 1], made as the recipe says.' }) score!: number;
  @Field(() => Float, { description: 'Relevance of the last hop, in [0, 1].' }) lastHopRelevance!: number;
}

@ObjectType('ChainGroup', { description: 'Chains of one final step.' })
export class ChainGroupModel {
  @Field(() => Int, { description: 'The final step, from 0.' }) finalStep!: number;
  @Field(() => [Int], { description: 'The final step with all it rests on.' }) steps!: number[];
  @Field(() => [ChainModel], { description: 'Best first.' }) chains!: ChainModel[];
}

@ObjectType('EvidenceLine', { description: 'One line as an answerer is sent it.' })
export class EvidenceLineModel {
  @Field(() => ID, { description: 'The question.' }) questionId!: string;
  @Field(() => String, { description: 'Its text.' }) question!: string;
  @Field(() => [String], { description: 'Names of its answers.' }) answers!: string[];
  @Field(() => String, { description: 'Exactly the text that counts as tokens.' }) text!: string;
  @Field(() => [SourceModel], { description: 'Where it was read.' }) sources!: SourceModel[];
  @Field(() => Float, { description: 'Score of the best chain that holds it.' }) score!: number;
}

@ObjectType('EmptyStep', { description: 'A step that found nothing.' })
export class EmptyStepModel {
  @Field(() => Int, { description: 'The step, from 0.' }) step!: number;
  @Field(() => EmptyStepReasonEnum, { description: 'Why.' }) reason!: EmptyStep['reason'];
  @Field(() => String, { description: 'The same for people.' }) sentence!: string;
}

@ObjectType('Evidence', { description: 'What retrieval found.' })
export class EvidenceModel {
  @Field(() => [ChainGroupModel], { description: 'One for each final step.' }) groups!: ChainGroupModel[];
  @Field(() => [EvidenceLineModel], { description: 'Without repetitions.' }) lines!: EvidenceLineModel[];
  @Field(() => Int, { description: 'o200k tokens of the lines.' }) tokens!: number;
  @Field(() => [EmptyStepModel], { description: 'Steps that found nothing.' }) emptySteps!: EmptyStepModel[];
}
