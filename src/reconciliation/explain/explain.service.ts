import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import { PaniniError } from '../../errors/panini-error.js';
import { WorkspacesService } from '../../workspaces/workspaces.service.js';
import { CandidateIndex } from '../candidates/candidate-index.js';
import type { CandidateSource } from '../candidates/candidate-pair.js';
import { partnersOf } from '../candidates/partners.js';
import { DecidedStateService } from '../decided-state.service.js';
import { keptApart } from '../decision-log.js';
import { joins, type Decision } from '../decision.js';
import { readEvidence } from '../evidence/entity-evidence.js';
import { ProfilesRepository } from '../run/profiles.repository.js';
import { RunRepository } from '../run/run.repository.js';
import { BACKGROUND } from '../score/background-statistics.js';
import { scorePair } from '../score/score-pair.js';
import type { PairScore, ZoneThresholds } from '../score/pair-score.js';
import { ThingsService } from '../things.service.js';

/** Why two entities are thought to be one, or not. */
export interface PairExplanation extends PairScore {
  names: [string, string];
  /** What brings the two together; none when no run compares them by names or facts. */
  foundBy: CandidateSource[];
  thresholds: ZoneThresholds;
  /** They are one now, by this decision where it joins the two directly. */
  isOne: boolean;
  joinedBy: Pick<Decision, 'id' | 'kind' | 'ordinal' | 'method'> | null;
  /** What keeps them apart. */
  keptApartBy: Pick<Decision, 'id' | 'kind' | 'ordinal'> | null;
}

/** Tells why two are one, may be, or are not. */
@Injectable()
export class ExplainService {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(ProfilesRepository) private readonly profiles: ProfilesRepository,
    @Inject(RunRepository) private readonly runs: RunRepository,
    @Inject(DecidedStateService) private readonly decisions: DecidedStateService,
    @Inject(ThingsService) private readonly things: ThingsService,
  ) {}

  /** The waterfall of two entities as they stand now; of a canonical entity its first member is compared. @throws PaniniError NOT_FOUND */
  async pair(context: RequestContext, left: string, right: string): Promise<PairExplanation> {
    const { key } = await this.workspaces.current(context);
    const ids = [await this.member(context, left), await this.member(context, right)] as const;
    const stored = await this.profiles.read(key, ids);
    const read = ids.map((id) => stored.find(({ profile }) => profile.id === id)?.profile ?? raise(id));
    const [one, other] = read.map(readEvidence);
    if (!one || !other) return raise(left);
    const index = new CandidateIndex();
    for (const profile of read) index.add(profile);
    const thresholds = await this.runs.thresholds(key);
    return {
      ...scorePair(one, other, { statistics: BACKGROUND, thresholds }),
      names: [one.profile.name, other.profile.name],
      foundBy: [...(partnersOf(ids[0], index).get(ids[1]) ?? [])].sort(),
      thresholds,
      ...(await this.decided(key, ids)),
    };
  }

  private async member(context: RequestContext, id: string): Promise<string> {
    const { things } = await this.things.now(context, [id]);
    const members = things.flatMap((thing) => thing.members);
    return members.includes(id) ? id : (members[0] ?? raise(id));
  }

  private async decided(
    key: string,
    ids: readonly [string, string],
  ): Promise<Pick<PairExplanation, 'isOne' | 'joinedBy' | 'keptApartBy'>> {
    const { anchors, state } = await this.decisions.of(key, ids);
    const [left, right] = ids.map((id) => anchors.get(id));
    if (!left || !right) return { isOne: false, joinedBy: null, keptApartBy: null };
    const both = ({ left: from, right: to }: Decision): boolean =>
      [left, right].every((anchor) => from.includes(anchor) || to.includes(anchor));
    const joining = state.active.find((decision) => joins(decision) && both(decision));
    const apart = keptApart(state, left, right)?.decision;
    return {
      isOne: state.clusters.areOne(left, right),
      joinedBy: joining ? shown(joining) : null,
      keptApartBy: apart ? shown(apart) : null,
    };
  }
}

function shown({
  id,
  kind,
  ordinal,
  method,
}: Decision): Pick<Decision, 'id' | 'kind' | 'ordinal' | 'method'> {
  return { id, kind, ordinal, method };
}

/** @throws PaniniError NOT_FOUND */
export function raise(id: string): never {
  throw new PaniniError('NOT_FOUND', `The workspace has no entity with the id "${id.slice(0, 100)}" now.`, {
    hint: 'Search for its name: the document may have a new version.',
  });
}
