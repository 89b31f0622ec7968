import { ArgsType, Field, ID } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { PagingArgs } from '../api/paging.args.js';
import { WorkspaceArgs } from '../api/workspace.args.js';
import { EDIT_LIMITS } from './clean-command.js';
import { AnswerInput, NewQuestionInput, RoleInput } from './edit.input.js';
import { EditStateEnum } from './edit.model.js';
import type { EditState } from './edit.js';

const LONGEST_ID = 200;

/** Something by its id. */
@ArgsType()
export class EditTargetArgs extends WorkspaceArgs {
  @Field(() => ID, { description: 'Its id.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_ID)
  id!: string;
}

/** Why something is changed. */
@ArgsType()
export class ReasonArgs extends EditTargetArgs {
  @Field(() => String, { description: 'Why; kept with the edit.' })
  @IsString()
  @MinLength(1)
  @MaxLength(EDIT_LIMITS.reason)
  reason!: string;
}

/** A change of something that its author has seen. */
@ArgsType()
export class ChangeArgs extends ReasonArgs {
  @Field(() => String, {
    description: 'The version seen, from `editTarget`; another one is refused with both.',
  })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_ID)
  expectedVersion!: string;
}

/** Values of an entity; what is left out stays. */
@ArgsType()
export class EditEntityArgs extends ChangeArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Its name; the old one stays an alias unless aliases are given.',
  })
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(EDIT_LIMITS.name)
  name?: string;

  @Field(() => [String], { nullable: true, description: 'All its other names.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(EDIT_LIMITS.aliases)
  @IsString({ each: true })
  @MaxLength(EDIT_LIMITS.name, { each: true })
  aliases?: string[];

  @Field(() => [RoleInput], { nullable: true, description: 'All its roles in one passage.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(EDIT_LIMITS.roles)
  @ValidateNested({ each: true })
  @Type(() => RoleInput)
  roles?: RoleInput[];

  @Field(() => ID, {
    nullable: true,
    description: 'Passage whose roles these are; needed when it is mentioned in several.',
  })
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_ID)
  passage?: string;
}

/** A text in place of another. */
@ArgsType()
export class EditTextArgs extends ChangeArgs {
  @Field(() => String, { description: 'The new text.' })
  @IsString()
  @MinLength(1)
  @MaxLength(EDIT_LIMITS.text)
  text!: string;
}

/** Answers in place of others. */
@ArgsType()
export class SetAnswersArgs extends ChangeArgs {
  @Field(() => [AnswerInput], { description: 'All answers, in order; none when nobody knows.' })
  @IsArray()
  @ArrayMaxSize(EDIT_LIMITS.answers)
  @ValidateNested({ each: true })
  @Type(() => AnswerInput)
  answers!: AnswerInput[];
}

/** An entity that a passage gets; `id` is the passage's. */
@ArgsType()
export class AddEntityArgs extends ReasonArgs {
  @Field(() => String, { description: 'Its name.' })
  @IsString()
  @MinLength(1)
  @MaxLength(EDIT_LIMITS.name)
  name!: string;

  @Field(() => [RoleInput], { defaultValue: [], description: 'Its roles.' })
  @IsArray()
  @ArrayMaxSize(EDIT_LIMITS.roles)
  @ValidateNested({ each: true })
  @Type(() => RoleInput)
  roles: RoleInput[] = [];
}

/** A fact that a passage gets; `id` is the passage's. */
@ArgsType()
export class AddFactArgs extends ReasonArgs {
  @Field(() => String, { description: 'The verb phrase, such as `was born in`.' })
  @IsString()
  @MinLength(1)
  @MaxLength(EDIT_LIMITS.text)
  phrase!: string;

  @Field(() => [NewQuestionInput], { description: 'Questions from every side, each with its answers.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(EDIT_LIMITS.questions)
  @ValidateNested({ each: true })
  @Type(() => NewQuestionInput)
  questions!: NewQuestionInput[];
}

/** A page of the edits of a workspace. */
@ArgsType()
export class EditsArgs extends PagingArgs {
  @Field(() => ID, { nullable: true, description: "Of one document, by Panini's or the caller's id." })
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  document?: string;

  @Field(() => ID, { nullable: true, description: 'Of one entity, question or fact.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_ID)
  target?: string;

  @Field(() => EditStateEnum, { nullable: true, description: 'In one state.' })
  @IsOptional()
  @IsIn(Object.keys(EditStateEnum))
  state?: EditState;
}
