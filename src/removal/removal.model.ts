import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { RemovalOutcome } from './removal.js';

export const RemovalOutcomeEnum = {
  DELETED: 'DELETED',
  ALREADY_DELETED: 'ALREADY_DELETED',
  NOT_FOUND: 'NOT_FOUND',
} as const;
registerEnumType(RemovalOutcomeEnum, {
  name: 'RemovalOutcome',
  description: 'What became of an id that was to be deleted.',
});

@ObjectType('RemovedCounts', { description: 'How much a deletion took away.' })
export class RemovedCountsModel {
  @Field(() => Int, { description: 'Passages.' }) passages!: number;
  @Field(() => Int, { description: 'Entities.' }) entities!: number;
  @Field(() => Int, { description: 'Mentions of entities in passages.' }) mentions!: number;
  @Field(() => Int, { description: 'Verb phrases.' }) verbPhrases!: number;
  @Field(() => Int, { description: 'Questions.' }) questions!: number;
  @Field(() => Int, { description: 'Answers to questions.' }) answers!: number;
  @Field(() => Int, { description: 'Edits, which stay listed without effect.' }) edits!: number;
}

@ObjectType('RemovalReceipt', { description: 'The receipt of one deleted document.' })
export class RemovalReceiptModel {
  @Field(() => ID, { description: 'The id as it was given.' }) wanted!: string;
  @Field(() => RemovalOutcomeEnum, { description: 'What became of it.' }) outcome!: RemovalOutcome;
  @Field(() => ID, { nullable: true, description: "Panini's id of the document." })
  documentId!: string | null;
  @Field(() => String, { nullable: true, description: "The caller's id." }) externalId!: string | null;
  @Field(() => String, { nullable: true, description: 'Its title.' }) title!: string | null;
  @Field(() => String, { nullable: true, description: 'When it was deleted, ISO-8601.' })
  removedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Who deleted it.' }) removedBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why.' }) reason!: string | null;
  @Field(() => RemovedCountsModel, { nullable: true, description: 'What went with it.' })
  removed!: RemovedCountsModel | null;
}

@ObjectType({ description: 'What a deletion of documents did.' })
export class DeletedDocumentsPayload {
  @Field(() => [RemovalReceiptModel], { description: 'One receipt per id, in the order given.' })
  receipts!: RemovalReceiptModel[];
  @Field(() => String, { description: 'Give it to later reads, which then see this write.' })
  bookmark?: string;
}
