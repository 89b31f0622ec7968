import type { Row } from '../graph/graph.service.js';
import type { Decision, DecisionKind, StoredDecision } from './decision.js';

/** A decision from its node; what a hand edit left unreadable counts as nothing. */
export function storedDecision({ decision }: Row<'reconciliation/decision-by-id'>): StoredDecision {
  return {
    ...decision,
    kind: decision.kind as DecisionKind,
    method: decision.method as Decision['method'],
    before: fromJson(decision.before),
    after: fromJson(decision.after),
    evidence: fromJson(decision.evidence),
  };
}

/** What replaying needs of the rows of a log: the decisions, and those that undo or redo them. */
export function loggedDecisions({ decision, inverses }: Row<'reconciliation/log-of-anchors'>): Decision[] {
  return [
    { ...decision, kind: decision.kind as DecisionKind, method: decision.method as Decision['method'] },
    ...inverses.map((inverse): Decision => ({
      ...{ ...inverse, kind: inverse.kind as DecisionKind },
      ...{ method: 'manual', left: [], right: [], value: null, score: null },
    })),
  ];
}

function fromJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null') as unknown;
  } catch {
    return null;
  }
}
