import { PaniniError } from '../errors/panini-error.js';
import type { LinkedClusters } from './clusters-of-links.js';
import { applyLog, brokenCannotLink, type LogState } from './decision-log.js';
import { isStructural, joins, type Decision } from './decision.js';

/** A decision as messages and conflicts name it. */
export function decisionName({ kind, ordinal, id }: Pick<Decision, 'kind' | 'ordinal' | 'id'>): string {
  return `${kind} ${ordinal} (${id})`;
}

/**
 * The state after one more decision.
 * @throws PaniniError CONFLICT when it would break a decision in effect, which is named, or when it undoes or redoes what is already so
 */
export function stateAfter(decisions: readonly Decision[], next: Decision): LogState {
  const before = applyLog(decisions);
  if (next.kind === 'UNDO') refuseUndo(decisions, before, next);
  if (next.kind === 'REDO') refuseRedo(decisions, before, next);
  if (next.kind === 'REJECT') refuseRejectedCluster(before, next);
  const after = applyLog([...decisions, next]);
  const broken = brokenCannotLink(after);
  if (!broken) return after;
  throw conflict(
    `This would make one what ${decisionName(broken.decision)} keeps apart.`,
    'Undo that decision first if it is wrong.',
    broken.decision,
  );
}

function refuseUndo(decisions: readonly Decision[], before: LogState, { inverseOf }: Decision): void {
  const target = targetOf(decisions, inverseOf);
  const undo = before.undone.get(target.id);
  if (undo) throw conflict(`${decisionName(target)} is already undone.`, 'Redo it to have it again.', undo);
  const later = dependent(decisions, target);
  if (later) {
    throw conflict(
      `${decisionName(target)} is superseded: ${decisionName(later)} rests on it.`,
      'Undo the later decision first.',
      later,
    );
  }
}

function refuseRedo(decisions: readonly Decision[], before: LogState, { inverseOf }: Decision): void {
  const target = targetOf(decisions, inverseOf);
  if (before.undone.has(target.id)) return;
  throw conflict(`${decisionName(target)} is in effect already.`, 'Only what was undone is redone.', target);
}

function refuseRejectedCluster({ clusters, links }: LogState, { left, right }: Decision): void {
  const [one = '', other = ''] = [left[0], right[0]];
  if (!clusters.areOne(one, other)) return;
  const link = links.find((each) => clusters.areOne(each.left, one));
  throw conflict(
    `The two are one${link ? ` by ${decisionName(link.decision)}` : ''}.`,
    'Split the one off, or undo the merge.',
    link?.decision ?? null,
  );
}

/** The first later decision by a person that took what the target made as one thing. */
export function dependent(decisions: readonly Decision[], target: Decision): Decision | null {
  let found: Decision | null = null;
  applyLog(decisions, (decision, clusters) => {
    if (decision.ordinal <= target.ordinal) return;
    if (found === null && restsOn(decision, target, clusters)) found = decision;
  });
  return found;
}

function restsOn(later: Decision, target: Decision, clusters: LinkedClusters): boolean {
  if (target.kind === 'RENAME' || target.kind === 'RETYPE') {
    return later.kind === target.kind && later.left[0] === target.left[0];
  }
  if (!isStructural(target) || !isStructural(later) || later.method === 'automatic') return false;
  const roots = new Set([...later.left, ...later.right].map((anchor) => clusters.root(anchor)));
  const [centre = ''] = target.right;
  if (joins(target)) {
    return target.left.some((anchor) => clusters.areOne(anchor, centre) && roots.has(clusters.root(centre)));
  }
  return [...target.left, ...target.right].some((anchor) => roots.has(clusters.root(anchor)));
}

function targetOf(decisions: readonly Decision[], id: string | null): Decision {
  const target = decisions.find((decision) => decision.id === id);
  if (target && target.kind !== 'UNDO' && target.kind !== 'REDO') return target;
  throw new PaniniError('NOT_FOUND', 'The workspace has no decision with this id that can be undone.', {
    hint: 'List the decisions.',
  });
}

function conflict(message: string, hint: string, decision: Decision | null): PaniniError {
  const details = decision ? { decision: decision.id, kind: decision.kind, ordinal: decision.ordinal } : {};
  return new PaniniError('CONFLICT', message, { hint, details });
}
