import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ValidityModel } from '../gsw/validity.model.js';
import type { FoundBy } from './entity.js';

export const FoundByEnum = { NAME: 'NAME', WORDS: 'WORDS', MEANING: 'MEANING' } as const;
registerEnumType(FoundByEnum, {
  name: 'EntityFoundBy',
  description: 'Which search found an entity.',
  valuesMap: {
    NAME: { description: 'Its normalised name is the text.' },
    WORDS: { description: 'Its names or aliases share words with the text.' },
    MEANING: { description: 'Its vector is near that of the text.' },
  },
});

@ObjectType('Entity', { description: 'A person, place, thing or value that one document speaks of.' })
export class EntityModel {
  @Field(() => ID, { description: "Panini's id." }) id!: string;
  @Field(() => String, { description: 'The name as the document has it.' }) name!: string;
  @Field(() => [String], { description: 'Other names in the same document.' }) aliases!: string[];
  @Field(() => [String], { description: 'Roles it was given, e.g. person.' }) types!: string[];
  @Field(() => ID, { description: 'The document it belongs to.' }) documentId!: string;
  @Field(() => String, { description: "The caller's id of that document." }) documentExternalId!: string;
  @Field(() => String, { description: 'Title of that document.' }) documentTitle!: string;
}

@ObjectType('EntityHit', { description: 'An entity that a search found.' })
export class EntityHitModel {
  @Field(() => EntityModel, { description: 'The entity.' }) entity!: EntityModel;
  @Field(() => [FoundByEnum], { description: 'The searches that found it.' }) foundBy!: FoundBy[];
  @Field(() => Float, { description: 'Comparable within one result only.' }) score!: number;
}

@ObjectType('EntitySearch', { description: 'Result of a search for entities.' })
export class EntitySearchModel {
  @Field(() => [EntityHitModel], { description: 'Best first, at most `first`.' }) hits!: EntityHitModel[];
  @Field(() => String, { nullable: true, description: 'What the search could not do.' }) note!: string | null;
}

@ObjectType('EntityRole', { description: 'What an entity is in a passage.' })
export class EntityRoleModel {
  @Field(() => String, { description: 'The role, e.g. king.' }) role!: string;
  @Field(() => [String], { description: 'States in that role.' }) states!: string[];
}

@ObjectType('Mention', { description: 'One passage that mentions an entity.' })
export class MentionModel {
  @Field(() => ID, { description: 'The passage.' }) passageId!: string;
  @Field(() => String, { description: "The caller's id of the passage." }) passageExternalId!: string;
  @Field(() => String, { description: 'Title of the passage.' }) passageTitle!: string;
  @Field(() => String, { description: 'The name as this passage has it.' }) name!: string;
  @Field(() => [EntityRoleModel], { description: 'Its roles here.' }) roles!: EntityRoleModel[];
  @Field(() => [[Int]], { description: 'Start and end (exclusive) in UTF-16 units of the text.' })
  spans!: [number, number][];
}

@ObjectType('NeighbourAnswer', { description: 'An entity that answers a question.' })
export class NeighbourAnswerModel {
  @Field(() => ID, { description: 'The entity.' }) id!: string;
  @Field(() => String, { description: 'Its name.' }) name!: string;
}

@ObjectType('NeighbourPair', { description: 'A question of a verb phrase with its answers.' })
export class NeighbourPairModel {
  @Field(() => ID, { description: 'The question.' }) questionId!: string;
  @Field(() => String, { description: 'Its text.' }) question!: string;
  @Field(() => ValidityModel, { nullable: true, description: 'When it held, if the text says so.' })
  validity!: ValidityModel | null;
  @Field(() => [NeighbourAnswerModel], { description: 'At most 20.' }) answers!: NeighbourAnswerModel[];
}

@ObjectType('NeighbourPhrase', { description: 'A verb phrase that has the entity among its answers.' })
export class NeighbourPhraseModel {
  @Field(() => ID, { description: "Panini's id." }) id!: string;
  @Field(() => String, { description: 'The words, e.g. "was born in".' }) phrase!: string;
  @Field(() => ID, { description: 'The passage it was read in.' }) passageId!: string;
  @Field(() => String, { description: "The caller's id of that passage." }) passageExternalId!: string;
  @Field(() => [NeighbourPairModel], { description: 'All its questions, at most 50.' })
  pairs!: NeighbourPairModel[];
}

@ObjectType('EntityNeighbourhood', { description: 'What is said of an entity, within bounds.' })
export class NeighbourhoodModel {
  @Field(() => EntityModel, { description: 'The entity.' }) entity!: EntityModel;
  @Field(() => [MentionModel], { description: 'At most 20.' }) mentions!: MentionModel[];
  @Field(() => [NeighbourPhraseModel], { description: 'At most `first`.' })
  verbPhrases!: NeighbourPhraseModel[];
  @Field(() => Boolean, { description: 'There are more verb phrases than `first`.' }) more!: boolean;
}
