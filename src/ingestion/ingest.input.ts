import { applyDecorators } from '@nestjs/common';
import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { DOCUMENT_LIMITS } from './ingest-document.js';

/** A text of one request; the request's own limit is smaller still. */
const LONGEST_TEXT = 1_000_000;

@InputType({ description: 'A document to read.' })
export class IngestDocumentInput {
  @Field(() => String, { description: "The caller's id: its identity in the workspace." })
  @IsString()
  @MinLength(1)
  @MaxLength(DOCUMENT_LIMITS.externalId)
  externalId!: string;

  @Field(() => String, { defaultValue: '', description: 'Its title, another name of what it is about.' })
  @IsString()
  @MaxLength(DOCUMENT_LIMITS.title)
  title: string = '';

  @Field(() => String, { description: 'Its text; bigger ones go in by `panini ingest`.' })
  @IsString()
  @MaxLength(LONGEST_TEXT)
  text!: string;

  @Field(() => [String], { defaultValue: [], description: 'Tags, at most 50.' })
  @IsArray()
  @ArrayMaxSize(DOCUMENT_LIMITS.tags)
  @IsString({ each: true })
  @MaxLength(DOCUMENT_LIMITS.tag, { each: true })
  tags: string[] = [];

  @Field(() => String, { nullable: true, description: 'ISO date.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  date?: string;
}

const MOST_DOCUMENTS = 100;

/** Documents in an argument, 1 to 100. */
export function SentDocuments(about: string = ''): PropertyDecorator {
  return applyDecorators(
    Field(() => [IngestDocumentInput], { description: `1 to ${MOST_DOCUMENTS} documents${about}.` }),
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(MOST_DOCUMENTS),
    ValidateNested({ each: true }),
    Type(() => IngestDocumentInput),
  );
}
