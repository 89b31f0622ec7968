import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../../context/interruption.js';
import { stableId } from '../../gsw/stable-id.js';
import type { Workspace } from '../../workspaces/workspace.js';
import type { GivenPair } from '../candidates/candidate-pair.js';
import { readEvidence } from '../evidence/entity-evidence.js';
import { BACKGROUND } from '../score/background-statistics.js';
import type { ZoneThresholds } from '../score/pair-score.js';
import { AutomaticMerges } from './automatic-merges.service.js';
import { blockTokens } from './block-tokens.js';
import { KnownProfiles } from './known-profiles.js';
import { ProfilesRepository } from './profiles.repository.js';
import { proposePairs, type Proposals, type ScoredCandidate } from './propose-pairs.js';
import { RunRepository, type PossiblySameRow } from './run.repository.js';
import type { RunTally } from './run-tally.js';

/** Entities that are looked at together. */
const A_STEP = 200;

export interface RunJob {
  workspace: Workspace;
  thresholds: ZoneThresholds;
  tally: RunTally;
  /** Read in this run. */
  profiles: KnownProfiles;
  signal: AbortSignal | undefined;
}

/** Compares entities with those that share a block, a neighbour or a meaning with them, and keeps what comes of it. */
@Injectable()
export class ReconcileDocuments {
  constructor(
    @Inject(RunRepository) private readonly repository: RunRepository,
    @Inject(ProfilesRepository) private readonly profiles: ProfilesRepository,
    @Inject(AutomaticMerges) private readonly merges: AutomaticMerges,
  ) {}

  /** Safe to repeat: what an earlier run thought of these entities is replaced, what was decided stays. */
  async entities(job: RunJob, ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += A_STEP) {
      throwIfInterrupted(job.signal);
      await this.step(job, ids.slice(start, start + A_STEP));
    }
  }

  private async step(job: RunJob, ids: readonly string[]): Promise<void> {
    const { workspace, tally, thresholds } = job;
    await this.read(job, ids);
    const { others, given } = await this.nominated(job, ids);
    await this.read(job, others);
    const proposals = proposePairs({
      fresh: job.profiles.of(ids),
      known: job.profiles.of(others),
      ...{ given, thresholds, statistics: BACKGROUND },
    });
    await this.keep(workspace.key, proposals);
    const automatic = proposals.pairs.filter(({ score }) => score.zone === 'automatic');
    const review = proposals.pairs.length - automatic.length;
    const counts = await this.merges.merge(workspace.key, automatic, (id) => job.profiles.canonicalOf(id));
    tally.add({ entities: ids.length, compared: proposals.compared, review, ...counts });
    tally.cut(proposals.truncated);
  }

  private async read({ workspace, profiles }: RunJob, ids: readonly string[]): Promise<void> {
    profiles.add(await this.profiles.read(workspace.key, profiles.missing(ids)));
  }

  /** Writes the blocks of entities, then asks who shares them, and whose name means about the same. */
  private async nominated(
    { workspace, profiles }: RunJob,
    ids: readonly string[],
  ): Promise<{ others: string[]; given: GivenPair[] }> {
    const tokens = profiles
      .of(ids)
      .map((profile) => ({ id: profile.id, ...blockTokens(workspace.key, readEvidence(profile)) }));
    await this.repository.putBlocks(
      workspace.key,
      tokens.map(({ id, stored }) => ({ id, tokens: stored })),
    );
    const named = tokens.filter(({ query }) => query !== '');
    const byBlocks = await this.repository.byBlocks(
      workspace.key,
      named.map(({ id, query }) => ({ id, tokens: query })),
    );
    const byVector = await this.repository.byVector(
      workspace,
      named.map(({ id }) => id),
    );
    const others = new Set(ids.flatMap((id) => [...(byBlocks.get(id) ?? []), ...(byVector.get(id) ?? [])]));
    for (const id of ids) others.delete(id);
    const given = ids.flatMap((id) =>
      (byVector.get(id) ?? []).map((other): GivenPair => ({ left: id, right: other, foundBy: 'vector' })),
    );
    return { others: [...others], given };
  }

  private async keep(workspaceKey: string, { pairs }: Proposals): Promise<void> {
    for (let start = 0; start < pairs.length; start += A_STEP) {
      const rows = pairs.slice(start, start + A_STEP).map((pair) => possiblySame(workspaceKey, pair));
      await this.repository.putPossiblySame(workspaceKey, rows);
    }
  }
}

const MOST_REASONS = 4;

function possiblySame(
  workspaceKey: string,
  { left, right, foundBy, score }: ScoredCandidate,
): PossiblySameRow {
  const { probability, zone, waterfall, vetoes } = score;
  const speaking = waterfall.filter(({ feature }) => feature !== 'bias').slice(0, MOST_REASONS);
  const reasons = [...vetoes.map(({ reason }) => reason), ...speaking.map(({ reason }) => reason)];
  const id = stableId('possibly-same', workspaceKey, left, right);
  return { left, right, properties: { id, probability, zone, foundBy: [...foundBy], reasons } };
}
