import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../api/connection.model.js';

@ObjectType('Document', { description: 'A document of a workspace; its text is in its passages.' })
export class DocumentModel {
  @Field(() => ID, { description: "Panini's id, the same for the same input on any machine." }) id!: string;
  @Field(() => String, { description: "The caller's id." }) externalId!: string;
  @Field(() => String, { description: 'Title as it was given; may be empty.' }) title!: string;
  @Field(() => Int, { description: 'Grows with every changed content.' }) version!: number;
  @Field(() => String, { description: 'State of the document.' }) status!: string;
  @Field(() => [String], { description: 'Tags that a question can be scoped to.' }) tags!: string[];
  @Field(() => String, { nullable: true, description: 'ISO date that a question can be scoped to.' })
  date!: string | null;
  @Field(() => Int, { description: 'How many passages it has.' }) passages!: number;
  @Field(() => String, { nullable: true, description: 'When it was last changed, ISO-8601.' })
  updatedAt!: string | null;
  @Field(() => Float, {
    nullable: true,
    description: 'USD that reading it cost; null when the price of some call was not known.',
  })
  costUsd!: number | null;
}

@ObjectType('Passage', { description: 'A piece of a document that was read as one.' })
export class PassageModel {
  @Field(() => ID, { description: "Panini's id." }) id!: string;
  @Field(() => String, { description: "The caller's id." }) externalId!: string;
  @Field(() => Int, { description: 'Position in the document, from 0.' }) index!: number;
  @Field(() => String, { description: 'Title as it was given; may be empty.' }) title!: string;
  @Field(() => String, { description: 'The text, verbatim.' }) text!: string;
}

@ObjectType('DocumentConnection', { description: 'One page of the documents of a workspace.' })
export class DocumentConnection extends connectionOf(DocumentModel, 'Document') {}

@ObjectType('PassageConnection', { description: 'One page of the passages of a document.' })
export class PassageConnection extends connectionOf(PassageModel, 'Passage') {}
