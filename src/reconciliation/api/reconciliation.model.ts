import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf } from '../../api/connection.model.js';
import { Json } from '../../api/json.scalar.js';
import type { DecisionKind } from '../decision.js';
import { PAIR_STATES, type PairState } from '../queue/queue.service.js';

const valuesOf = <Name extends string>(names: readonly Name[]): Record<Name, Name> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

const KINDS = ['MERGE', 'MUST_LINK', 'SPLIT', 'REJECT', 'RENAME', 'RETYPE', 'UNDO', 'REDO'] as const;
export const DecisionKindEnum = valuesOf<DecisionKind>(KINDS);
registerEnumType(DecisionKindEnum, { name: 'DecisionKind', description: 'What a decision does.' });

export const DecisionMethodEnum = { MANUAL: 'manual', AUTOMATIC: 'automatic' } as const;
registerEnumType(DecisionMethodEnum, {
  name: 'DecisionMethod',
  description: 'By a person, or by a run.',
});

export const PairStateEnum = valuesOf(PAIR_STATES);
registerEnumType(PairStateEnum, {
  name: 'PossiblySameState',
  description: 'Whether a decision keeps the two apart.',
});

export const VerdictEnum = valuesOf(['SAME', 'DIFFERENT'] as const);
registerEnumType(VerdictEnum, { name: 'PairVerdict', description: 'What is said of a pair.' });

@ObjectType('Thing', { description: 'A canonical entity, or an entity that stands alone.' })
export class ThingModel {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => Boolean, { description: 'False for an entity that stands alone.' }) canonical!: boolean;
  @Field(() => String, { description: 'What it is called.' }) name!: string;
  @Field(() => [String], { description: 'Every name of every member.' }) aliases!: string[];
  @Field(() => String, { nullable: true, description: 'What kind of thing it is.' }) type!: string | null;
  @Field(() => String, { description: 'Changes with anything of it.' }) version!: string;
  @Field(() => [ID], { description: 'Ids of its entities.' }) members!: string[];
}

@ObjectType('Things', { description: 'Things as a decision sees them.' })
export class ThingsModel {
  @Field(() => [ThingModel], { description: 'Each once, by id.' }) things!: ThingModel[];
  @Field(() => String, { description: 'Give it as `expectedVersion` with a decision on all of them.' })
  version!: string;
}

@ObjectType('Decision', { description: 'A decision about which entities are one thing.' })
export class DecisionModel {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => Int, { description: "From 1, in the order of the workspace's decisions." }) ordinal!: number;
  @Field(() => DecisionKindEnum, { description: 'What it does.' }) kind!: DecisionKind;
  @Field(() => DecisionMethodEnum, { description: 'Who made it.' }) method!: 'manual' | 'automatic';
  @Field(() => String, { description: 'Who made it.' }) actor!: string;
  @Field(() => String, { description: 'Why.' }) reason!: string;
  @Field(() => String, { description: 'When, ISO-8601.' }) at!: string;
  @Field(() => String, { nullable: true, description: 'The new name or type.' }) value!: string | null;
  @Field(() => Float, { nullable: true, description: 'Probability of an automatic merge.' })
  score!: number | null;
  @Field(() => ID, { nullable: true, description: 'The decision that it takes back or makes again.' })
  inverseOf!: string | null;
  @Field(() => ID, { nullable: true, description: 'The undo that took it back last; null while in effect.' })
  undoneBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Version that its author saw.' })
  expectedVersion!: string | null;
  @Field(() => Boolean, { description: 'False when a document that it speaks of has no place for it now.' })
  attached!: boolean;
  @Field(() => Json, { nullable: true, description: 'The things before.' }) before!: unknown;
  @Field(() => Json, { nullable: true, description: 'The things after.' }) after!: unknown;
  @Field(() => Json, { nullable: true, description: 'Why a pair was thought to be one.' }) evidence!: unknown;
}

@ObjectType('DecisionConnection', { description: 'One page of decisions, latest first.' })
export class DecisionConnection extends connectionOf(DecisionModel, 'Decision') {}

@ObjectType({ description: 'A decision as a mutation made it.' })
export class DecisionPayload {
  @Field(() => DecisionModel, { nullable: true, description: 'Null when everything was so already.' })
  decision!: DecisionModel | null;
  @Field(() => String, {
    nullable: true,
    description: 'Give it to later queries: they see what was written.',
  })
  bookmark?: string;
}

@ObjectType({ description: 'A decision by its name.' })
export class DecisionReference {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => DecisionKindEnum, { description: 'What it does.' }) kind!: DecisionKind;
  @Field(() => Int, { description: 'Its number.' }) ordinal!: number;
}

@ObjectType({ description: 'One side of a pair.' })
export class PairSide {
  @Field(() => ID, { description: 'Id of the entity.' }) id!: string;
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Its coarse type.' }) type!: string | null;
  @Field(() => String, { description: "The caller's id of its document." }) document!: string;
  @Field(() => String, { description: 'Title of its document.' }) title!: string;
}

@ObjectType('PossiblySame', { description: 'Two entities that may be one thing and are not.' })
export class PossiblySameModel {
  @Field(() => ID, { description: 'Id of the pair.' }) id!: string;
  @Field(() => Float, { description: 'Probability that both are one, before vetoes.' }) probability!: number;
  @Field(() => String, { description: '`automatic` or `review`.' }) zone!: string;
  @Field(() => [String], { description: 'What brought the two together.' }) foundBy!: string[];
  @Field(() => [String], { description: 'Vetoes, then what speaks for and against most.' })
  reasons!: string[];
  @Field(() => PairSide, { description: 'The smaller id.' }) left!: PairSide;
  @Field(() => PairSide, { description: 'The greater id.' }) right!: PairSide;
  @Field(() => PairStateEnum, { description: 'Whether a decision keeps them apart.' }) state!: PairState;
  @Field(() => DecisionReference, { nullable: true, description: 'The decision that keeps them apart.' })
  keptApartBy!: DecisionReference | null;
}

@ObjectType('PossiblySameConnection', { description: 'One page of pairs, most probable first.' })
export class PossiblySameConnection extends connectionOf(PossiblySameModel, 'PossiblySame') {}

@ObjectType({ description: 'What became of one judged pair.' })
export class JudgedPairModel {
  @Field(() => ID, { description: 'Id of the pair.' }) pair!: string;
  @Field(() => ID, { nullable: true, description: 'The decision; null when refused or so already.' })
  decision!: string | null;
  @Field(() => String, { nullable: true, description: 'Code of the refusal.' }) code!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was refused.' }) message!: string | null;
}

@ObjectType({ description: 'What became of the judged pairs.' })
export class JudgePayload {
  @Field(() => [JudgedPairModel], { description: 'Each pair by itself.' }) judged!: JudgedPairModel[];
  @Field(() => String, {
    nullable: true,
    description: 'Give it to later queries: they see what was written.',
  })
  bookmark?: string;
}
