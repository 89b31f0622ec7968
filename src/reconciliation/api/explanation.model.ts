import { Field, Float, ObjectType } from '@nestjs/graphql';
import { DecisionModel, DecisionReference, ThingModel } from './reconciliation.model.js';

@ObjectType({ description: 'One step of the waterfall of a score.' })
export class ScoreStep {
  @Field(() => String, { description: 'Name of the feature.' }) feature!: string;
  @Field(() => Float, { description: 'Its value.' }) value!: number;
  @Field(() => Float, { description: 'What it adds to the log odds.' }) logOdds!: number;
  @Field(() => String, { description: 'What was seen.' }) reason!: string;
}

@ObjectType({ description: 'Why two may not be merged by a run.' })
export class ScoreVeto {
  @Field(() => String, { description: 'What differs.' }) kind!: string;
  @Field(() => Boolean, { description: 'It keeps the pair out of the queue too.' }) blocks!: boolean;
  @Field(() => String, { description: 'What was seen.' }) reason!: string;
}

@ObjectType({ description: 'Least probabilities of the zones.' })
export class ZoneThresholdsModel {
  @Field(() => Float, { description: 'Of a merge by a run.' }) automatic!: number;
  @Field(() => Float, { description: 'Of being shown.' }) review!: number;
}

@ObjectType('PairExplanation', { description: 'Why two entities are thought to be one, or not.' })
export class PairExplanationModel {
  @Field(() => [String], { description: 'The two names.' }) names!: string[];
  @Field(() => Float, { description: 'Before vetoes.' }) probability!: number;
  @Field(() => String, { description: '`automatic`, `review` or `none`.' }) zone!: string;
  @Field(() => ZoneThresholdsModel, { description: 'Of the workspace.' }) thresholds!: ZoneThresholdsModel;
  @Field(() => [String], { description: 'What brings the two together.' }) foundBy!: string[];
  @Field(() => [ScoreStep], { description: 'They sum up to the log odds.' }) waterfall!: ScoreStep[];
  @Field(() => [ScoreVeto], { description: 'Why not.' }) vetoes!: ScoreVeto[];
  @Field(() => Boolean, { description: 'They are one now.' }) isOne!: boolean;
  @Field(() => DecisionReference, {
    nullable: true,
    description: 'The decision that joins the two directly.',
  })
  joinedBy!: DecisionReference | null;
  @Field(() => DecisionReference, { nullable: true, description: 'The decision that keeps them apart.' })
  keptApartBy!: DecisionReference | null;
}

@ObjectType('ThingExplanation', { description: 'How a thing came to be.' })
export class ThingExplanationModel {
  @Field(() => ThingModel, { description: 'As it is now.' }) thing!: ThingModel;
  @Field(() => [DecisionModel], { description: 'Decisions about it in their order, the latest 100.' })
  steps!: DecisionModel[];
}

@ObjectType('ReconcilePayload', { description: 'What a run did.' })
export class ReconcilePayload {
  @Field(() => Float, { description: 'Documents looked at.' }) documents!: number;
  @Field(() => Float, { description: 'Entities looked at.' }) entities!: number;
  @Field(() => Float, { description: 'Pairs compared.' }) compared!: number;
  @Field(() => Float, { description: 'Merges recorded.' }) merged!: number;
  @Field(() => Float, { description: 'Pairs found for review.' }) review!: number;
  @Field(() => Float, { description: 'Merges that decisions stopped.' }) stopped!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Give it to later queries: they see what was written.',
  })
  bookmark?: string;
}
