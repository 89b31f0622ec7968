import { ArgsType, Field, ID } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
} from 'class-validator';
import { PagingArgs } from '../../api/paging.args.js';
import { WorkspaceArgs } from '../../api/workspace.args.js';
import { DECISION_LIMITS } from '../clean-request.js';
import type { DecisionKind } from '../decision.js';
import type { PairState } from '../queue/queue.service.js';
import { DecisionKindEnum, DecisionMethodEnum, PairStateEnum, VerdictEnum } from './reconciliation.model.js';

const LONGEST = DECISION_LIMITS.name;

@ArgsType()
export class ThingArgs extends WorkspaceArgs {
  @Field(() => ID, { description: 'Id of an entity or canonical entity, or a name that only one thing has.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST)
  thing!: string;
}

@ArgsType()
export class ThingsArgs extends WorkspaceArgs {
  @Field(() => [ID], { description: 'Ids or names, at most 100.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(DECISION_LIMITS.ids)
  @IsString({ each: true })
  @MaxLength(LONGEST, { each: true })
  things!: string[];
}

@ArgsType()
export class TwoThingsArgs extends WorkspaceArgs {
  @Field(() => ID, { description: 'Id or name of the one.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST)
  left!: string;

  @Field(() => ID, { description: 'Id or name of the other.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST)
  right!: string;
}

@ArgsType()
export class DecisionReasonArgs extends WorkspaceArgs {
  @Field(() => String, { description: 'Why; kept with the decision.' })
  @IsString()
  @MinLength(1)
  @MaxLength(DECISION_LIMITS.reason)
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The version seen, from `things`; another one is refused with both.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  expectedVersion?: string;
}

@ArgsType()
export class JoinArgs extends DecisionReasonArgs {
  @Field(() => ID, { description: 'Id or name of what the others become one with; it keeps its id.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST)
  into!: string;

  @Field(() => [ID], { description: 'Ids or names of the others, at most 100.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(DECISION_LIMITS.ids)
  @IsString({ each: true })
  @MaxLength(LONGEST, { each: true })
  things!: string[];
}

@ArgsType()
export class MergeArgs extends JoinArgs {
  @Field(() => String, { nullable: true, description: 'What the thing is called from now on.' })
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(DECISION_LIMITS.name)
  name?: string;
}

@ArgsType()
export class SplitArgs extends DecisionReasonArgs {
  @Field(() => [ID], { description: 'Ids of entities that leave the thing they are in, at most 100.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(DECISION_LIMITS.ids)
  @IsString({ each: true })
  @MaxLength(LONGEST, { each: true })
  entities!: string[];
}

@ArgsType()
export class RejectArgs extends DecisionReasonArgs {
  @Field(() => ID, { description: 'Id or name of the one.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST)
  left!: string;

  @Field(() => ID, { description: 'Id or name of the other.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST)
  right!: string;
}

@ArgsType()
export class NameThingArgs extends DecisionReasonArgs {
  @Field(() => ID, { description: 'Id or name of the thing.' })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST)
  thing!: string;

  @Field(() => String, { description: 'Its new name, or its new type.' })
  @IsString()
  @MinLength(1)
  @MaxLength(DECISION_LIMITS.name)
  value!: string;
}

@ArgsType()
export class DecisionArgs extends DecisionReasonArgs {
  @Field(() => ID, { description: 'Id of the decision.' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  decision!: string;
}

@ArgsType()
export class JudgeArgs extends WorkspaceArgs {
  @Field(() => [ID], { description: 'Ids of queued pairs, at most 100.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(DECISION_LIMITS.ids)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  pairs!: string[];

  @Field(() => VerdictEnum, { description: 'What is said of each.' })
  @IsIn(Object.keys(VerdictEnum))
  verdict!: 'SAME' | 'DIFFERENT';

  @Field(() => Boolean, { defaultValue: false, description: 'And of every open pair of the same two names.' })
  @IsBoolean()
  similar: boolean = false;

  @Field(() => String, { description: 'Why; kept with each decision.' })
  @IsString()
  @MinLength(1)
  @MaxLength(DECISION_LIMITS.reason)
  reason!: string;
}

@ArgsType()
export class QueueArgs extends PagingArgs {
  @Field(() => PairStateEnum, { defaultValue: 'OPEN', description: 'Open, or kept apart by a decision.' })
  @IsIn(Object.keys(PairStateEnum))
  state: PairState = 'OPEN';
}

@ArgsType()
export class DecisionsArgs extends PagingArgs {
  @Field(() => DecisionKindEnum, { nullable: true, description: 'Of one kind.' })
  @IsOptional()
  @IsIn(Object.keys(DecisionKindEnum))
  kind?: DecisionKind;

  @Field(() => DecisionMethodEnum, { nullable: true, description: 'By people or by runs.' })
  @IsOptional()
  @IsIn(Object.values(DecisionMethodEnum))
  method?: 'manual' | 'automatic';

  @Field(() => ID, { nullable: true, description: 'About one thing, by id or name.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  thing?: string;
}

@ArgsType()
export class ReconcileArgs extends WorkspaceArgs {
  @Field(() => [ID], { description: "Callers' ids of the documents to look at, at most 100." })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @MaxLength(1_000, { each: true })
  documents!: string[];
}
