import { Inject, Injectable } from '@nestjs/common';
import type { DecisionRequest } from '../decision-command.js';
import { DecisionWriter } from '../decision-writer.service.js';
import type { ScoredCandidate } from './propose-pairs.js';

/** Who is named as the author of what a run decides. */
export const RUN_ACTOR = 'reconciliation';
const A_WRITE = 100;

type CanonicalOf = (id: string) => string | null;

export interface MergeCounts {
  merged: number;
  stopped: number;
}

/** Merges what is sure enough, by the log of decisions like everybody else. */
@Injectable()
export class AutomaticMerges {
  constructor(@Inject(DecisionWriter) private readonly writer: DecisionWriter) {}

  /** Pairs in their order; `canonicalOf` tells what an entity belonged to when the pairs were made. */
  async merge(
    workspaceKey: string,
    pairs: readonly ScoredCandidate[],
    canonicalOf: CanonicalOf,
  ): Promise<MergeCounts> {
    const counts = { merged: 0, stopped: 0 };
    const open = new Groups(canonicalOf).needed(pairs);
    for (let start = 0; start < open.length; start += A_WRITE) {
      const requests = open.slice(start, start + A_WRITE).map(requestOf);
      for (const { recorded, refused } of await this.writer.decide(workspaceKey, requests)) {
        if (recorded) counts.merged += 1;
        if (refused) counts.stopped += 1;
      }
    }
    return counts;
  }
}

function requestOf({ left, right, foundBy, score }: ScoredCandidate): DecisionRequest {
  const { probability, waterfall, vetoes } = score;
  return {
    command: { kind: 'MERGE', ids: [right], into: left },
    ...{ actor: RUN_ACTOR, method: 'automatic', score: probability, expectedVersion: null },
    reason: reasonOf(score.waterfall),
    evidence: { foundBy, probability, waterfall, vetoes },
  };
}

const MOST_NAMED = 3;

function reasonOf(waterfall: ScoredCandidate['score']['waterfall']): string {
  const speaking = waterfall.filter(({ feature, logOdds }) => feature !== 'bias' && logOdds > 0);
  return speaking
    .slice(0, MOST_NAMED)
    .map(({ reason }) => reason)
    .join('; ')
    .slice(0, 500);
}

/** Groups that pairs make: a pair within a group that is there already needs no decision. */
class Groups {
  private readonly parents = new Map<string, string>();

  constructor(private readonly canonicalOf: CanonicalOf) {}

  needed(pairs: readonly ScoredCandidate[]): ScoredCandidate[] {
    return pairs.filter(({ left, right }) => this.join(this.nameOf(left), this.nameOf(right)));
  }

  private nameOf(id: string): string {
    return this.canonicalOf(id) ?? id;
  }

  private join(one: string, other: string): boolean {
    const [left, right] = [this.root(one), this.root(other)];
    if (left !== right) this.parents.set(left, right);
    return left !== right;
  }

  private root(name: string): string {
    let at = name;
    for (let next = this.parents.get(at); next !== undefined; next = this.parents.get(at)) at = next;
    return at;
  }
}
