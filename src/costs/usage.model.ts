import { ArgsType, Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { WorkspaceArgs } from '../api/workspace.args.js';

const COST = 'USD at the prices when it was counted; null when the price of some call was not known.';

@ObjectType('UsageTotal', { description: 'Calls of a language model, added up.' })
export class UsageTotalModel {
  @Field(() => Int, { description: 'Calls that were answered.' }) calls!: number;
  @Field(() => Float, { description: 'Tokens sent.' }) inputTokens!: number;
  @Field(() => Float, { description: "Of these, tokens read from the provider's cache." })
  cachedInputTokens!: number;
  @Field(() => Float, { description: 'Tokens written.' }) outputTokens!: number;
  @Field(() => Float, { nullable: true, description: COST }) costUsd!: number | null;
}

@ObjectType('UsageLine', { description: 'Calls of one stage and model.' })
export class UsageLineModel extends UsageTotalModel {
  @Field(() => String, { description: 'What the calls were for.' }) stage!: string;
  @Field(() => String, { description: 'The model.' }) model!: string;
  @Field(() => Boolean, { description: 'Whether they went in a batch, at half the price.' }) batch!: boolean;
}

@ObjectType('Usage', { description: 'What reading documents used of language models.' })
export class UsageModel {
  @Field(() => [UsageLineModel], { description: 'By stage and model.' }) lines!: UsageLineModel[];
  @Field(() => UsageTotalModel, { description: 'All of it.' }) total!: UsageTotalModel;
  @Field(() => [String], { description: 'Where the price of each model comes from.' }) prices!: string[];
}

/** Whose usage is wanted. */
@ArgsType()
export class UsageArgs extends WorkspaceArgs {
  @Field(() => ID, { nullable: true, description: 'Only of this ingest.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  ingest?: string;

  @Field(() => ID, { nullable: true, description: "Only of this document, by Panini's id." })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  document?: string;
}
