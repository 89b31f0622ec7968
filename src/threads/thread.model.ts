import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../api/connection.model.js';
import { StoredAnswerModel } from '../history/stored-answer.model.js';

@ObjectType('Thread', { description: 'A conversation: follow-ups are understood from its earlier turns.' })
export class ThreadModel {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => String, { description: 'For people; may be empty.' }) title!: string;
  @Field(() => String, { description: 'Who started it.' }) actor!: string;
  @Field(() => String, { description: 'When it was started, ISO-8601.' }) at!: string;
  @Field(() => String, { description: 'When it was last asked in, ISO-8601.' }) lastAt!: string;
  @Field(() => Int, { description: 'How many questions were asked.' }) turns!: number;
}

@ObjectType('ThreadWithTurns', { description: 'A thread with its latest turns, at most 100, oldest first.' })
export class ThreadWithTurnsModel {
  @Field(() => ThreadModel, { description: 'The thread.' }) thread!: ThreadModel;
  @Field(() => [StoredAnswerModel], { description: 'Its turns.' }) turns!: StoredAnswerModel[];
}

@ObjectType('ThreadConnection', { description: 'One page of threads, the one asked in last first.' })
export class ThreadConnection extends connectionOf(ThreadModel, 'Thread') {}

@ObjectType('ThreadPayload', { description: 'The new thread.' })
export class ThreadPayload {
  @Field(() => ThreadModel, { description: 'The thread.' }) thread!: ThreadModel;
}

@ObjectType('DeletedThreadPayload', { description: 'What was deleted.' })
export class DeletedThreadPayload {
  @Field(() => Int, { description: 'The thread and its turns, counted.' }) deletedNodes!: number;
}
