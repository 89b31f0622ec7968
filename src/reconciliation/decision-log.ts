import { compareText } from '../gsw/graph-lines.js';
import { LinkedClusters, type DecidedLink } from './clusters-of-links.js';
import { joins, type Decision } from './decision.js';

/** Two groups of anchors of which no one of the first may be one with any of the second. */
export interface CannotLink {
  left: readonly string[];
  right: readonly string[];
  decision: Decision;
}

/** What a log of decisions comes to. */
export interface LogState {
  /** All of the log, in its order. */
  decisions: readonly Decision[];
  /** Decisions in effect, in their order. */
  active: readonly Decision[];
  /** Of each decision that was taken back, the undo that did it last. */
  undone: ReadonlyMap<string, Decision>;
  links: readonly DecidedLink[];
  clusters: LinkedClusters;
  cannotLinks: readonly CannotLink[];
  /** The decision that names or types a cluster, by the cluster's root. */
  names: ReadonlyMap<string, Decision>;
  types: ReadonlyMap<string, Decision>;
}

/** Told of each decision in effect before it is applied, with the clusters that it found. */
export type Watcher = (decision: Decision, clusters: LinkedClusters) => void;

/** Replays a log: the same decisions give the same state, whatever was undone and redone on the way. */
export function applyLog(decisions: readonly Decision[], watch: Watcher = () => undefined): LogState {
  const inOrder = [...decisions].sort((left, right) => left.ordinal - right.ordinal);
  const undone = undoneBy(inOrder);
  const active = inOrder.filter(({ id, kind }) => kind !== 'UNDO' && kind !== 'REDO' && !undone.has(id));
  const replay = new Replay();
  for (const decision of active) {
    watch(decision, replay.clusters);
    replay.apply(decision);
  }
  const { links, clusters, cannotLinks, names, types } = replay;
  return { decisions: inOrder, active, undone, links, clusters, cannotLinks, names, types };
}

/** The first cannot-link that a cluster breaks, or null when the state is consistent. */
export function brokenCannotLink({ cannotLinks, clusters }: LogState): CannotLink | null {
  return cannotLinks.find(({ left, right }) => sharesRoot(clusters, left, right)) ?? null;
}

/** The cannot-link that keeps two things apart, or null when they may become one. */
export function keptApart(
  { cannotLinks, clusters }: LogState,
  left: string,
  right: string,
): CannotLink | null {
  const [one, other] = [clusters.root(left), clusters.root(right)];
  const holds = (anchors: readonly string[], root: string): boolean =>
    anchors.some((anchor) => clusters.root(anchor) === root);
  const apart = (cannot: CannotLink): boolean =>
    (holds(cannot.left, one) && holds(cannot.right, other)) ||
    (holds(cannot.left, other) && holds(cannot.right, one));
  return one === other ? null : (cannotLinks.find(apart) ?? null);
}

class Replay {
  links: DecidedLink[] = [];
  clusters = new LinkedClusters();
  readonly cannotLinks: CannotLink[] = [];
  readonly names = new Map<string, Decision>();
  readonly types = new Map<string, Decision>();

  apply(decision: Decision): void {
    const { kind, left, right } = decision;
    if (joins(decision)) this.link(left, right[0], decision);
    else if (kind === 'SPLIT') this.split(decision);
    else if (kind === 'REJECT') this.cannotLinks.push({ left, right, decision });
    else if (left[0] !== undefined) (kind === 'RENAME' ? this.names : this.types).set(left[0], decision);
    if (joins(decision) && decision.value !== null) this.nameMerged(decision);
  }

  /** A merge may name what comes out of it. */
  private nameMerged(decision: Decision): void {
    const [target] = decision.right;
    if (target !== undefined) this.names.set(this.clusters.root(target), decision);
  }

  private link(from: readonly string[], to: string | undefined, decision: Decision): void {
    if (to === undefined) return;
    for (const left of from.filter((anchor) => anchor !== to)) {
      const link = { left, right: to, decision };
      this.links.push(link);
      this.clusters.join(link);
    }
  }

  /** Links across are taken out, and each part is held together by links of its own. */
  private split(decision: Decision): void {
    const [off, rest] = [new Set(decision.left), new Set(decision.right)];
    const crosses = ({ left, right }: DecidedLink): boolean =>
      (off.has(left) && rest.has(right)) || (rest.has(left) && off.has(right));
    const root = this.clusters.root(decision.right[0] ?? '');
    this.links = this.links.filter((link) => !crosses(link));
    this.clusters = new LinkedClusters(this.links);
    for (const part of [off, rest]) {
      const anchors = [...part].sort(compareText);
      const centre = part.has(root) ? root : anchors[0];
      this.link(anchors, centre, decision);
    }
    this.cannotLinks.push({ left: decision.left, right: decision.right, decision });
  }
}

function undoneBy(inOrder: readonly Decision[]): Map<string, Decision> {
  const undone = new Map<string, Decision>();
  for (const decision of inOrder) {
    if (decision.inverseOf === null) continue;
    if (decision.kind === 'UNDO') undone.set(decision.inverseOf, decision);
    else undone.delete(decision.inverseOf);
  }
  return undone;
}

function sharesRoot(clusters: LinkedClusters, left: readonly string[], right: readonly string[]): boolean {
  const roots = new Set(left.map((anchor) => clusters.root(anchor)));
  return right.some((anchor) => roots.has(clusters.root(anchor)));
}
