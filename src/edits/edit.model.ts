import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf } from '../api/connection.model.js';
import { Json } from '../api/json.scalar.js';
import { COMMAND_KINDS } from './edit-command.js';
import type { EditKind, EditState } from './edit.js';
import type { TargetKind } from './target-view.js';

const valuesOf = <Name extends string>(names: readonly Name[]): Record<Name, Name> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

export const EditKindEnum = valuesOf([...COMMAND_KINDS, 'UNDO'] as const);
registerEnumType(EditKindEnum, { name: 'EditKind', description: 'What an edit does.' });

export const EditStateEnum = valuesOf(['APPLIED', 'UNDONE', 'UNATTACHED', 'INERT'] as const);
registerEnumType(EditStateEnum, {
  name: 'EditState',
  description: 'Whether an edit has its effect.',
  valuesMap: {
    APPLIED: { description: 'It has its effect.' },
    UNDONE: { description: 'It was taken back.' },
    UNATTACHED: { description: 'The present version of the document has no place for it.' },
    INERT: { description: 'Its document was deleted.' },
  },
});

export const TargetKindEnum = valuesOf(['ENTITY', 'QUESTION', 'FACT', 'PASSAGE'] as const);
registerEnumType(TargetKindEnum, { name: 'EditTargetKind', description: 'What can be edited.' });

@ObjectType('Edit', { description: 'A correction by an analyst.' })
export class EditModel {
  @Field(() => ID, { description: 'Id of the edit.' }) id!: string;
  @Field(() => Int, { description: "From 1, in the order of the workspace's edits." }) ordinal!: number;
  @Field(() => EditKindEnum, { description: 'What it does.' }) kind!: EditKind;
  @Field(() => EditStateEnum, { description: 'Whether it has its effect.' }) state!: EditState;
  @Field(() => String, { description: 'Who made it.' }) actor!: string;
  @Field(() => String, { description: 'Why.' }) reason!: string;
  @Field(() => String, { description: 'When, ISO-8601.' }) at!: string;
  @Field(() => ID, { description: "Panini's id of the document." }) documentId!: string;
  @Field(() => String, { description: "The caller's id of the document." }) document!: string;
  @Field(() => ID, { description: 'The entity, question or fact that was edited or added.' })
  targetId!: string;
  @Field(() => String, { nullable: true, description: 'Version that its author saw.' })
  expectedVersion!: string | null;
  @Field(() => Json, { nullable: true, description: 'The target before; null when it was added.' })
  before!: unknown;
  @Field(() => Json, { nullable: true, description: 'The target after; null when it is no longer there.' })
  after!: unknown;
  @Field(() => ID, { nullable: true, description: 'The edit that this one takes back.' })
  inverseOf!: string | null;
  @Field(() => ID, { nullable: true, description: 'The edit that took this one back.' })
  undoneBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it is not attached.' }) problem!: string | null;
}

@ObjectType('EditConnection', { description: 'One page of edits, latest first.' })
export class EditConnection extends connectionOf(EditModel, 'Edit') {}

@ObjectType('EditTarget', { description: 'A thing that can be edited, as it is now.' })
export class EditTargetModel {
  @Field(() => TargetKindEnum, { description: 'What it is.' }) kind!: TargetKind;
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => ID, { description: "Panini's id of its document." }) documentId!: string;
  @Field(() => String, { description: 'Give it as `expectedVersion` with an edit.' }) version!: string;
  @Field(() => Json, { description: 'What it says.' }) state!: unknown;
}

@ObjectType({ description: 'An edit as a mutation made it.' })
export class EditPayload {
  @Field(() => EditModel, { description: 'The edit.' }) edit!: EditModel;
  @Field(() => String, { description: 'Give it to later reads, which then see this write.' })
  bookmark?: string;
}
