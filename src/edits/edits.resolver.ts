import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import { page } from '../api/connection.js';
import { decodeCursor } from '../api/cursor.js';
import type { RequestContext } from '../context/request-context.js';
import { answerReferences } from './answer-references.js';
import {
  AddEntityArgs,
  AddFactArgs,
  ChangeArgs,
  EditEntityArgs,
  EditsArgs,
  EditTargetArgs,
  EditTextArgs,
  ReasonArgs,
  SetAnswersArgs,
} from './edit.args.js';
import { EditConnection, EditModel, EditPayload, EditTargetModel } from './edit.model.js';
import type { EditCommand } from './edit-command.js';
import { EditsService } from './edits.service.js';

const payload = (name: string, description: string): MethodDecorator =>
  Mutation(() => EditPayload, { name, description });

@Resolver(() => EditModel)
export class EditsResolver {
  constructor(@Inject(EditsService) private readonly service: EditsService) {}

  @Roles('reader')
  @Query(() => EditConnection, { name: 'edits', description: 'Edits of a workspace, latest first.' })
  async list(@Caller() context: RequestContext, @Args() args: EditsArgs): Promise<EditConnection> {
    const { first, after, document, target, state } = args;
    const before = after === undefined ? undefined : Number(decodeCursor('edits', after)[0]);
    const rows = await this.service.list(context, { document, target, state, before, limit: first + 1 });
    return page(rows, { list: 'edits', first, after, keyOf: ({ ordinal }) => [ordinal] });
  }

  @Roles('reader')
  @Query(() => EditTargetModel, {
    name: 'editTarget',
    description:
      'An entity, question, fact (verb phrase) or passage as it is now, with the version that an edit names.',
  })
  async target(@Caller() context: RequestContext, @Args() { id }: EditTargetArgs): Promise<EditTargetModel> {
    return this.service.target(context, id);
  }

  @Roles('analyst')
  @payload('addEntity', 'Adds an entity to a passage.')
  async addEntity(@Caller() context: RequestContext, @Args() args: AddEntityArgs): Promise<EditPayload> {
    const { id: passage, name, roles } = args;
    return this.edited(context, { kind: 'ADD_ENTITY', passage, name, roles }, args);
  }

  @Roles('analyst')
  @payload('editEntity', 'Corrects name, aliases or roles of an entity.')
  async editEntity(@Caller() context: RequestContext, @Args() args: EditEntityArgs): Promise<EditPayload> {
    const { id: entity, name, aliases, roles, passage } = args;
    const values = { name, aliases, roles, passage };
    const given = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
    );
    return this.edited(context, { kind: 'EDIT_ENTITY', entity, ...given }, args);
  }

  @Roles('analyst')
  @payload('retireEntity', 'Takes an entity out of every search and answer.')
  async retireEntity(@Caller() context: RequestContext, @Args() args: ChangeArgs): Promise<EditPayload> {
    return this.edited(context, { kind: 'RETIRE_ENTITY', entity: args.id }, args);
  }

  @Roles('analyst')
  @payload('addFact', 'Adds a fact to a passage: a verb phrase with questions and answers.')
  async addFact(@Caller() context: RequestContext, @Args() args: AddFactArgs): Promise<EditPayload> {
    const { id: passage, phrase } = args;
    const questions = args.questions.map(({ text, answers }) => ({
      text,
      answers: answerReferences(answers),
    }));
    return this.edited(context, { kind: 'ADD_FACT', passage, phrase, questions }, args);
  }

  @Roles('analyst')
  @payload('editFact', 'Corrects the verb phrase of a fact.')
  async editFact(@Caller() context: RequestContext, @Args() args: EditTextArgs): Promise<EditPayload> {
    return this.edited(context, { kind: 'EDIT_FACT', fact: args.id, phrase: args.text }, args);
  }

  @Roles('analyst')
  @payload('retireFact', 'Takes a fact with all its questions out of every search and answer.')
  async retireFact(@Caller() context: RequestContext, @Args() args: ChangeArgs): Promise<EditPayload> {
    return this.edited(context, { kind: 'RETIRE_FACT', fact: args.id }, args);
  }

  @Roles('analyst')
  @payload('editQuestion', 'Corrects the text of a question.')
  async editQuestion(@Caller() context: RequestContext, @Args() args: EditTextArgs): Promise<EditPayload> {
    return this.edited(context, { kind: 'EDIT_QUESTION', question: args.id, text: args.text }, args);
  }

  @Roles('analyst')
  @payload('setAnswers', 'Gives a question other answers.')
  async setAnswers(@Caller() context: RequestContext, @Args() args: SetAnswersArgs): Promise<EditPayload> {
    const answers = answerReferences(args.answers);
    return this.edited(context, { kind: 'SET_ANSWERS', question: args.id, answers }, args);
  }

  @Roles('analyst')
  @payload('retireQuestion', 'Takes a question out of every search and answer.')
  async retireQuestion(@Caller() context: RequestContext, @Args() args: ChangeArgs): Promise<EditPayload> {
    return this.edited(context, { kind: 'RETIRE_QUESTION', question: args.id }, args);
  }

  @Roles('analyst')
  @payload('undoEdit', 'Takes an edit back, or makes it again when it is itself an undo.')
  async undo(@Caller() context: RequestContext, @Args() { id, reason }: ReasonArgs): Promise<EditPayload> {
    return { edit: await this.service.undo(context, id, reason) };
  }

  private readonly edited = async (
    context: RequestContext,
    command: EditCommand,
    options: { reason: string; expectedVersion?: string },
  ): Promise<EditPayload> => ({ edit: await this.service.edit(context, command, options) });
}
