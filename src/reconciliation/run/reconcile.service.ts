import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import { PaniniError } from '../../errors/panini-error.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { WorkspacesService } from '../../workspaces/workspaces.service.js';
import type { ZoneThresholds } from '../score/pair-score.js';
import { KnownProfiles } from './known-profiles.js';
import { ReconcileDocuments, type RunJob } from './reconcile-documents.service.js';
import { RunRepository, type OpenDocument } from './run.repository.js';
import { RunTally, type RunResult } from './run-tally.js';

/** Changes when candidates or scores do, so that the next run looks at every document again. */
const RULES = 1;
/** Documents are taken together until they have so many entities. */
const ENTITIES_TOGETHER = 200;

/** Told how many documents are done, of how many. */
export type ReportRun = (done: number, total: number) => void;

export interface RunOptions {
  /** Callers' ids, which are looked at again whatever was done before; null means all that no run has looked at. */
  externalIds?: readonly string[] | null;
  /** Kept for the workspace; its documents are then looked at again. */
  thresholds?: Partial<ZoneThresholds>;
  /** Looks at all documents again. */
  all?: boolean;
  report?: ReportRun;
}

/** Finds what may be one thing and merges what is sure, document by document: an interrupted run goes on where it was. */
@Injectable()
export class ReconcileService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(RunRepository) private readonly repository: RunRepository,
    @Inject(ReconcileDocuments) private readonly documents: ReconcileDocuments,
  ) {}

  /** @throws PaniniError NOT_FOUND, BAD_USER_INPUT (thresholds), CANCELLED, GRAPH_* */
  async run(context: RequestContext, options: RunOptions = {}): Promise<RunResult> {
    const workspace = await this.workspaces.current(context);
    const thresholds = await this.thresholdsOf(workspace, options.thresholds ?? {});
    const tally = new RunTally();
    const profiles = new KnownProfiles();
    const job: RunJob = { workspace, thresholds, tally, profiles, signal: context.signal };
    const { externalIds = null, report } = options;
    const rules = rulesOf(thresholds);
    if (options.all === true) await this.repository.forgetRuns(workspace.key);
    const total = externalIds?.length ?? (await this.repository.countOpen(workspace.key, rules));
    for await (const group of this.groups(workspace, externalIds, rules)) {
      await this.documents.entities(
        job,
        group.flatMap(({ entityIds }) => entityIds),
      );
      await this.repository.markReconciled(workspace.key, group, rules);
      tally.add({ documents: group.length });
      report?.(tally.result().documents, total);
    }
    return tally.result();
  }

  /** The least probabilities of the zones of the context's workspace. @throws PaniniError NOT_FOUND */
  async thresholds(context: RequestContext): Promise<ZoneThresholds> {
    return this.repository.thresholds((await this.workspaces.current(context)).key);
  }

  private async thresholdsOf({ key }: Workspace, given: Partial<ZoneThresholds>): Promise<ZoneThresholds> {
    const stored = await this.repository.thresholds(key);
    const wanted = { ...stored, ...given };
    if (wanted.review > wanted.automatic) throw wrongOrder(wanted);
    if (wanted.review !== stored.review || wanted.automatic !== stored.automatic)
      await this.repository.putThresholds(key, wanted);
    return wanted;
  }

  private async *groups(
    { key }: Workspace,
    externalIds: readonly string[] | null,
    rules: string,
  ): AsyncGenerator<OpenDocument[]> {
    for (let done = ''; ;) {
      const open = await this.repository.documents(key, externalIds, rules);
      // What a step could not mark was changed meanwhile and comes again; the same page twice would never end.
      const page = open.map(({ externalId, versionHash }) => `${externalId} ${versionHash}`).join('\n');
      if (open.length === 0 || page === done) return;
      done = page;
      yield* together(open);
      if (externalIds !== null) return;
    }
  }
}

function* together(documents: readonly OpenDocument[]): Generator<OpenDocument[]> {
  let group: OpenDocument[] = [];
  let entities = 0;
  for (const document of documents) {
    group.push(document);
    entities += document.entityIds.length;
    if (entities < ENTITIES_TOGETHER) continue;
    yield group;
    [group, entities] = [[], 0];
  }
  if (group.length > 0) yield group;
}

function rulesOf({ automatic, review }: ZoneThresholds): string {
  return ` ${RULES} ${automatic} ${review}`;
}

function wrongOrder({ automatic, review }: ZoneThresholds): PaniniError {
  return new PaniniError(
    'BAD_USER_INPUT',
    `Expected the review zone to begin below the automatic one, got ${review} and ${automatic}.`,
    { hint: 'Name both thresholds.' },
  );
}
