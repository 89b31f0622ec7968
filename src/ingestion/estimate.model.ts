import { ArgsType, Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { WorkspaceArgs } from '../api/workspace.args.js';
import { SentDocuments, type IngestDocumentInput } from './ingest.input.js';
import { ConstructionEnum } from './job.model.js';
import type { ConstructionKind } from './job.js';

@ObjectType('EstimatedCost', { description: 'Calls, tokens and money of one case.' })
export class EstimatedCostModel {
  @Field(() => Int, { description: 'Calls of the model.' }) calls!: number;
  @Field(() => Float, { description: 'Tokens sent.' }) inputTokens!: number;
  @Field(() => Float, { description: 'Tokens written.' }) outputTokens!: number;
  @Field(() => Float, { nullable: true, description: 'USD; null when the price is not known.' })
  standardUsd!: number | null;
  @Field(() => Float, { nullable: true, description: 'The same in batch.' }) batchUsd!: number | null;
}

@ObjectType('IngestEstimate', { description: 'What reading documents would cost.' })
export class IngestEstimateModel {
  @Field(() => String, { nullable: true, description: 'The model; null for rules, which cost nothing.' })
  model!: string | null;
  @Field(() => Int, { description: 'Documents.' }) documents!: number;
  @Field(() => Int, { description: 'Documents that would be refused or hold no text.' }) refused!: number;
  @Field(() => Int, { description: 'Passages that would be read.' }) passages!: number;
  @Field(() => Int, { description: 'Passages that were read before or are repeated.' }) known!: number;
  @Field(() => EstimatedCostModel, { description: 'When replies are short.' }) low!: EstimatedCostModel;
  @Field(() => EstimatedCostModel, { description: 'As measured on real replies.' })
  likely!: EstimatedCostModel;
  @Field(() => EstimatedCostModel, { description: 'When replies are long and asked again.' })
  high!: EstimatedCostModel;
  @Field(() => String, { description: 'Where the price comes from, or what to set.' }) price!: string;
}

/** Documents whose reading is estimated. */
@ArgsType()
export class EstimateArgs extends WorkspaceArgs {
  @SentDocuments()
  documents!: IngestDocumentInput[];

  @Field(() => ConstructionEnum, { nullable: true, description: 'As for `ingest`.' })
  @IsOptional()
  @IsIn(Object.values(ConstructionEnum))
  construct?: ConstructionKind;
}
