import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf } from '../api/connection.model.js';
import { UsageLineModel } from '../costs/usage.model.js';
import type { ConstructionKind, JobState } from './job.js';

export const JobStateEnum = {
  QUEUED: 'QUEUED',
  RUNNING: 'RUNNING',
  STALLED: 'STALLED',
  COMPLETED: 'COMPLETED',
  PARTIAL: 'PARTIAL',
  EMPTY: 'EMPTY',
  REJECTED: 'REJECTED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<JobState, JobState>;
registerEnumType(JobStateEnum, { name: 'JobState', description: "Where a document's job stands." });

export const ConstructionEnum = { RULES: 'rules', LLM: 'llm' } as const;
registerEnumType(ConstructionEnum, {
  name: 'Construction',
  description: 'By what passages become GSWs.',
  valuesMap: {
    RULES: { description: 'Rules for English, without any model.' },
    LLM: { description: 'The language model.' },
  },
});

@ObjectType('PassageFault', { description: 'A passage that could not be read.' })
export class PassageFaultModel {
  @Field(() => Int, { description: 'Place in the document, from 0.' }) passage!: number;
  @Field(() => String, { description: 'For programs.' }) code!: string;
  @Field(() => String, { description: 'For people.' }) sentence!: string;
}

@ObjectType('Job', { description: 'One document on its way into the graph.' })
export class JobModel {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => ID, { description: 'The ingest it came with.' }) ingestId!: string;
  @Field(() => ID, { description: 'Id of the document.' }) documentId!: string;
  @Field(() => String, { description: "The caller's id of the document." }) externalId!: string;
  @Field(() => String, { description: 'Title of the document; may be empty.' }) title!: string;
  @Field(() => JobStateEnum, { description: 'Where it stands.' }) state!: JobState;
  @Field(() => String, { description: 'The same for programs, finer.' }) code!: string;
  @Field(() => String, { description: 'The same for people.' }) sentence!: string;
  @Field(() => ConstructionEnum, { description: 'How it is read.' }) construct!: ConstructionKind;
  @Field(() => String, { nullable: true, description: "The caller's id of a document with the same text." })
  duplicateOf!: string | null;
  @Field(() => Int, { description: 'Passages read.' }) passagesDone!: number;
  @Field(() => Int, { nullable: true, description: 'Passages it has; null before it was cut.' })
  passagesTotal!: number | null;
  @Field(() => [PassageFaultModel], { description: 'The first passages that could not be read, at most 20.' })
  faults!: PassageFaultModel[];
  @Field(() => [UsageLineModel], { description: 'What it has cost so far, by stage and model.' })
  usage!: UsageLineModel[];
  @Field(() => String, { nullable: true, description: 'ISO 639-1 code of its language, or und.' })
  language!: string | null;
  @Field(() => String, { description: 'When it was accepted, ISO-8601.' }) createdAt!: string;
  @Field(() => String, { nullable: true, description: 'When it ended, ISO-8601.' })
  finishedAt!: string | null;
  @Field(() => Boolean, { description: 'Whether it can be put back in the queue.' }) canRetry!: boolean;
}

@ObjectType('JobConnection', { description: 'One page of the jobs of a workspace, latest first.' })
export class JobConnection extends connectionOf(JobModel, 'Job') {}

@ObjectType('JobPayload', { description: 'The job as it stands now.' })
export class JobPayload {
  @Field(() => JobModel, { description: 'The job.' }) job!: JobModel;
}

@ObjectType('IngestReceipt', { description: 'What became of one document that was sent in.' })
export class IngestReceiptModel {
  @Field(() => ID, { description: 'Its job.' }) jobId!: string;
  @Field(() => ID, { description: 'Id of the document.' }) documentId!: string;
  @Field(() => String, { description: "The caller's id." }) externalId!: string;
  @Field(() => JobStateEnum, { description: 'Where it stands.' }) state!: JobState;
  @Field(() => String, { description: 'For programs.' }) code!: string;
  @Field(() => String, { description: 'For people.' }) sentence!: string;
  @Field(() => String, { nullable: true, description: "The caller's id of a document with the same text." })
  duplicateOf!: string | null;
}

@ObjectType('IngestPayload', { description: 'A receipt for each document, in the order given.' })
export class IngestPayload {
  @Field(() => ID, { description: 'The ingest, by which its jobs are found.' }) ingestId!: string;
  @Field(() => [IngestReceiptModel], { description: 'The receipts.' }) receipts!: IngestReceiptModel[];
}
