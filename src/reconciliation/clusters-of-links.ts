import type { Decision } from './decision.js';

/** One decided link between two anchors. */
export interface DecidedLink {
  left: string;
  right: string;
  decision: Decision;
}

/** Clusters by union of links; the cluster of the right side keeps its root. */
export class LinkedClusters {
  private readonly roots = new Map<string, string>();
  private readonly members = new Map<string, string[]>();

  constructor(links: Iterable<DecidedLink> = []) {
    for (const link of links) this.join(link);
  }

  /** The anchor whose canonical entity this one belongs to; itself when nothing was decided. */
  root(anchor: string): string {
    return this.roots.get(anchor) ?? anchor;
  }

  /** All anchors of the cluster that this one is in. */
  cluster(anchor: string): readonly string[] {
    return this.members.get(this.root(anchor)) ?? [anchor];
  }

  areOne(left: string, right: string): boolean {
    return this.root(left) === this.root(right);
  }

  /** Roots of all clusters that links made. */
  allRoots(): string[] {
    return [...this.members.keys()];
  }

  join({ left, right }: Pick<DecidedLink, 'left' | 'right'>): void {
    const [moved, kept] = [this.root(left), this.root(right)];
    if (moved === kept) return;
    const [small, large] = [this.cluster(left), this.cluster(right)];
    for (const anchor of small) this.roots.set(anchor, kept);
    this.members.set(kept, [...large, ...small]);
    this.members.delete(moved);
  }
}
