import { Field, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

const MOST = 100;
const LONGEST = 500;
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;
const DATE_MESSAGE = { message: '$property must be YYYY, YYYY-MM or YYYY-MM-DD' };

@InputType({
  description: 'Limits a question to part of a workspace: parts are joined by AND, entries of a list by OR.',
})
export class ScopeInput {
  @Field(() => [String], { nullable: true, description: "Callers' ids of documents, at most 100." })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST)
  @IsString({ each: true })
  @MaxLength(LONGEST, { each: true })
  documents?: string[];

  @Field(() => [String], { nullable: true, description: 'Tags, at most 100.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST)
  @IsString({ each: true })
  @MaxLength(LONGEST, { each: true })
  tags?: string[];

  @Field(() => String, { nullable: true, description: 'First date, inclusive: YYYY, YYYY-MM or YYYY-MM-DD.' })
  @IsOptional()
  @Matches(DATE, DATE_MESSAGE)
  from?: string;

  @Field(() => String, { nullable: true, description: 'Last date, inclusive: YYYY, YYYY-MM or YYYY-MM-DD.' })
  @IsOptional()
  @Matches(DATE, DATE_MESSAGE)
  to?: string;
}
