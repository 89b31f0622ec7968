import { ArgsType, Field, Float, ID } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { PagingArgs } from '../api/paging.args.js';
import { WorkspaceArgs } from '../api/workspace.args.js';
import { SentDocuments, type IngestDocumentInput } from './ingest.input.js';
import { ConstructionEnum, JobStateEnum } from './job.model.js';
import type { ConstructionKind, JobState } from './job.js';

/** Documents to read. */
@ArgsType()
export class IngestArgs extends WorkspaceArgs {
  @SentDocuments(': all are accepted or none')
  documents!: IngestDocumentInput[];

  @Field(() => ConstructionEnum, {
    nullable: true,
    description: 'How passages are read; by default the language model when one is configured, else rules.',
  })
  @IsOptional()
  @IsIn(Object.values(ConstructionEnum))
  construct?: ConstructionKind;

  @Field(() => Float, {
    nullable: true,
    description: 'USD that reading all of it may cost: the call that would pass it is not made.',
  })
  @IsOptional()
  @IsNumber()
  @Min(0)
  budgetUsd?: number;

  @Field(() => String, {
    nullable: true,
    description: 'A repeat with the same key is answered as the first time and accepts nothing.',
  })
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  idempotencyKey?: string;
}

/** One job. */
@ArgsType()
export class JobArgs extends WorkspaceArgs {
  @Field(() => ID, { description: 'Id of the job.' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  id!: string;
}

/** A job that is to be tried again. */
@ArgsType()
export class RetryJobArgs extends JobArgs {
  @Field(() => Float, { nullable: true, description: 'USD that its whole ingest may cost from now on.' })
  @IsOptional()
  @IsNumber()
  @Min(0)
  budgetUsd?: number;
}

/** A page of jobs. */
@ArgsType()
export class JobsArgs extends PagingArgs {
  @Field(() => [JobStateEnum], { nullable: true, description: 'Only jobs in these states.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(9)
  @IsIn(Object.values(JobStateEnum), { each: true })
  states?: JobState[];

  @Field(() => ID, { nullable: true, description: 'Only jobs of this ingest.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  ingest?: string;
}
