import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { EDIT_LIMITS } from './clean-command.js';

const LONGEST_ID = 200;

@InputType({ description: 'A role of an entity with its states.' })
export class RoleInput {
  @Field(() => String, { description: 'Such as `person` or `film`.' })
  @IsString()
  @MinLength(1)
  @MaxLength(EDIT_LIMITS.name)
  role!: string;

  @Field(() => [String], { defaultValue: [], description: 'What is said of it in this role.' })
  @IsArray()
  @ArrayMaxSize(EDIT_LIMITS.states)
  @IsString({ each: true })
  @MaxLength(EDIT_LIMITS.name, { each: true })
  states: string[] = [];
}

@InputType({ description: 'An answer: an entity of the document, or a name; exactly one of the two.' })
export class AnswerInput {
  @Field(() => ID, { nullable: true, description: 'Id of an entity of the same document.' })
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_ID)
  entity?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of an entity of the passage, added when there is none.',
  })
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(EDIT_LIMITS.name)
  name?: string;
}

@InputType({ description: 'A question of a new fact with its answers.' })
export class NewQuestionInput {
  @Field(() => String, { description: 'The question, with what it asks about named in full.' })
  @IsString()
  @MinLength(1)
  @MaxLength(EDIT_LIMITS.text)
  text!: string;

  @Field(() => [AnswerInput], { description: 'Its answers, in order.' })
  @IsArray()
  @ArrayMaxSize(EDIT_LIMITS.answers)
  @ValidateNested({ each: true })
  @Type(() => AnswerInput)
  answers!: AnswerInput[];
}
