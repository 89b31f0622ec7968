import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../access/roles.js';
import { Caller } from '../api/caller.js';
import { page } from '../api/connection.js';
import { decodeCursor } from '../api/cursor.js';
import type { RequestContext } from '../context/request-context.js';
import { IngestArgs, JobArgs, JobsArgs, RetryJobArgs } from './ingestion.args.js';
import { IngestionService } from './ingestion.service.js';
import { IngestPayload, JobConnection, JobModel, JobPayload } from './job.model.js';
import { JobsService } from './jobs.service.js';

@Resolver(() => JobModel)
export class IngestionResolver {
  constructor(
    @Inject(IngestionService) private readonly ingestion: IngestionService,
    @Inject(JobsService) private readonly jobs: JobsService,
  ) {}

  @Roles('analyst')
  @Mutation(() => IngestPayload, {
    name: 'ingest',
    description: 'Accepts documents; they are read one after the other, and their jobs say how far they are.',
  })
  async ingest(@Caller() context: RequestContext, @Args() args: IngestArgs): Promise<IngestPayload> {
    const { construct, idempotencyKey, budgetUsd } = args;
    const documents = args.documents.map(({ date = null, ...document }) => ({ ...document, date }));
    return this.ingestion.accept(context, documents, {
      ...(construct === undefined ? {} : { construct }),
      ...(budgetUsd === undefined ? {} : { budgetUsd }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
  }

  @Roles('reader')
  @Query(() => JobConnection, { name: 'jobs', description: 'Jobs of documents, latest first.' })
  async list(@Caller() context: RequestContext, @Args() args: JobsArgs): Promise<JobConnection> {
    const { first, after, states = null, ingest: ingestId = null } = args;
    const before = after === undefined ? {} : { before: Number(decodeCursor('jobs', after)[0]) };
    const rows = await this.jobs.list(context, { states, ingestId, limit: first + 1, ...before });
    return page(rows, { list: 'jobs', first, after, keyOf: ({ sequence }) => [sequence] });
  }

  @Roles('reader')
  @Query(() => JobModel, { name: 'job', description: 'One job.' })
  async one(@Caller() context: RequestContext, @Args() { id }: JobArgs): Promise<JobModel> {
    return this.jobs.get(context, id);
  }

  @Roles('analyst')
  @Mutation(() => JobPayload, {
    name: 'cancelJob',
    description: 'Cancels a job: a waiting one at once, a running one before its next write.',
  })
  async cancel(@Caller() context: RequestContext, @Args() { id }: JobArgs): Promise<JobPayload> {
    return { job: await this.jobs.cancel(context, id) };
  }

  @Roles('analyst')
  @Mutation(() => JobPayload, {
    name: 'retryJob',
    description: 'Puts a job that ended badly back in the queue; what was read of it is not read again.',
  })
  async retry(@Caller() context: RequestContext, @Args() args: RetryJobArgs): Promise<JobPayload> {
    return { job: await this.jobs.retry(context, args.id, args.budgetUsd) };
  }
}
