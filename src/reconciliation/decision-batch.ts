import { PaniniError } from '../errors/panini-error.js';
import { stableId } from '../gsw/stable-id.js';
import { stateAfter } from './check-decision.js';
import type { LoadedClusters } from './clusters.repository.js';
import type { Decision } from './decision.js';
import { namedIds, type DecisionCommand, type DecisionRequest } from './decision-command.js';
import { automaticSides } from './automatic-sides.js';
import { applyLog, type LogState } from './decision-log.js';
import { planDecision, type CommandPlace } from './plan-decision.js';
import { thingsOf, versionOf, type Thing } from './thing.js';

/** A decision that is about to be stored. */
export interface RecordedDecision extends Decision {
  actor: string;
  reason: string;
  expectedVersion: string | null;
  before: { things: Thing[] };
  after: { things: Thing[] };
  evidence: unknown;
}

interface BatchStart {
  workspaceKey: string;
  /** The anchor of each id that is named. */
  anchors: ReadonlyMap<string, string>;
  loaded: LoadedClusters;
  lastOrdinal: number;
}

/** Decisions that are taken one after the other on what was loaded for all of them. */
export class DecisionBatch {
  readonly workspaceKey: string;
  private readonly start: BatchStart;
  private decisions: Decision[];
  private state: LogState;
  private ordinal: number;

  constructor(start: BatchStart) {
    this.start = start;
    this.workspaceKey = start.workspaceKey;
    this.decisions = [...start.loaded.decisions];
    this.state = applyLog(this.decisions);
    this.ordinal = start.lastOrdinal;
  }

  /** All that was loaded, with the decisions taken since. */
  loaded(): LoadedClusters {
    return { ...this.start.loaded, decisions: this.decisions };
  }

  /** The decision, or null when it would change nothing. @throws PaniniError NOT_FOUND, BAD_USER_INPUT, CONFLICT */
  decide(request: DecisionRequest): RecordedDecision | null {
    const { command, actor, reason, method, score, evidence, expectedVersion } = request;
    const planned = planDecision(command, this.place());
    const sides = planned && method === 'automatic' ? automaticSides(planned, this.state) : planned;
    this.refuseStale(command, expectedVersion);
    if (!sides) return null;
    const ordinal = this.ordinal + 1;
    const id = stableId('decision', this.workspaceKey, ordinal);
    const next: Decision = { id, ordinal, kind: command.kind, method, score, ...sides };
    const anchors = [...sides.left, ...sides.right];
    const before = { things: this.things(anchors) };
    this.state = stateAfter(this.decisions, next);
    this.decisions = [...this.decisions, next];
    this.ordinal = ordinal;
    return {
      ...next,
      actor,
      reason,
      expectedVersion,
      evidence,
      before,
      after: { things: this.things(anchors) },
    };
  }

  private things(anchors: readonly string[]): Thing[] {
    const { workspaceKey, loaded } = this.start;
    return thingsOf({ workspaceKey, state: this.state, attached: loaded.attached }, anchors);
  }

  private place(): CommandPlace {
    return {
      state: this.state,
      anchorOf: (id) => this.start.anchors.get(id) ?? raise(nothingNamed(id)),
      decisionOf: (id) =>
        this.decisions.find((one) => one.id === id && one.kind !== 'UNDO' && one.kind !== 'REDO') ??
        raise(nothingDecided()),
    };
  }

  private refuseStale(command: DecisionCommand, expectedVersion: string | null): void {
    const ids = namedIds(command);
    if (expectedVersion === null || ids.length === 0) return;
    const things = this.things(ids.map((id) => this.start.anchors.get(id) ?? ''));
    const version = versionOf(things);
    if (version === expectedVersion) return;
    throw new PaniniError('CONFLICT', 'What is decided on was changed since it was read.', {
      hint: 'Look at it as it is now and decide again.',
      details: { expectedVersion, version, things },
    });
  }
}

function raise(error: PaniniError): never {
  throw error;
}

function nothingNamed(id: string): PaniniError {
  return new PaniniError('NOT_FOUND', `The workspace has no entity with the id "${id.slice(0, 100)}".`, {
    hint: 'Search for its name: the document may have a new version.',
  });
}

function nothingDecided(): PaniniError {
  return new PaniniError('NOT_FOUND', 'The workspace has no decision with this id that can be undone.', {
    hint: 'List the decisions.',
  });
}
