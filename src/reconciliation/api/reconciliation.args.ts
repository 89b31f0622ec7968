import { applyDecorators } from '@nestjs/common';
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
import { decodeCursor } from '../../api/cursor.js';
import { PagingArgs } from '../../api/paging.args.js';
import { WorkspaceArgs } from '../../api/workspace.args.js';
import { DECISION_LIMITS } from '../clean-request.js';
import type { DecisionKind } from '../decision.js';
import type { PairState } from '../queue/queue.service.js';
import { DecisionKindEnum, DecisionMethodEnum, PairStateEnum, VerdictEnum } from './reconciliation.model.js';

const LONGEST = DECISION_LIMITS.name;

/** An id or a name. */
function OneThing(description: string): PropertyDecorator {
  return applyDecorators(
    Field(() => ID, { description }),
    IsString(),
    MinLength(1),
    MaxLength(LONGEST),
  );
}

/** Ids or names, as many as a decision takes. */
function SeveralThings(description: string): PropertyDecorator {
  return applyDecorators(
    Field(() => [ID], { description }),
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(DECISION_LIMITS.ids),
    IsString({ each: true }),
    MaxLength(LONGEST, { each: true }),
  );
}

function Reason(description: string): PropertyDecorator {
  return applyDecorators(
    Field(() => String, { description }),
    IsString(),
    MinLength(1),
    MaxLength(DECISION_LIMITS.reason),
  );
}

@ArgsType()
export class ThingArgs extends WorkspaceArgs {
  @OneThing('Id of an entity or canonical entity, or a name that only one thing has.')
  thing!: string;
}

@ArgsType()
export class ThingsArgs extends WorkspaceArgs {
  @SeveralThings('Ids or names, at most 100.')
  things!: string[];
}

@ArgsType()
export class TwoThingsArgs extends WorkspaceArgs {
  @OneThing('Id or name of the one.')
  left!: string;

  @OneThing('Id or name of the other.')
  right!: string;
}

@ArgsType()
export class DecisionReasonArgs extends WorkspaceArgs {
  @Reason('Why; kept with the decision.')
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
  @OneThing('Id or name of what the others become one with; it keeps its id.')
  into!: string;

  @SeveralThings('Ids or names of the others, at most 100.')
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
  @SeveralThings('Ids of entities that leave the thing they are in, at most 100.')
  entities!: string[];
}

@ArgsType()
export class RejectArgs extends DecisionReasonArgs {
  @OneThing('Id or name of the one.')
  left!: string;

  @OneThing('Id or name of the other.')
  right!: string;
}

@ArgsType()
export class NameThingArgs extends DecisionReasonArgs {
  @OneThing('Id or name of the thing.')
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

  @Reason('Why; kept with each decision.')
  reason!: string;
}

/** The list that cursors of the queue belong to. */
export const QUEUE = 'reconciliationQueue';

/** Probability and id of the last pair of the page before. @throws PaniniError BAD_USER_INPUT for a cursor of another list */
export function placeInQueue(cursor: string | undefined): readonly [number, string] | undefined {
  if (cursor === undefined) return undefined;
  const [probability, id] = decodeCursor(QUEUE, cursor);
  return [Number(probability), String(id)];
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
