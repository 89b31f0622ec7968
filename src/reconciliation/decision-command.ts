/** What somebody asks for; ids are of entities or canonical entities. */
export type DecisionCommand =
  /** All of `ids` become one with `into`, which keeps its id and, unless `name` says otherwise, its name. */
  | { kind: 'MERGE'; ids: readonly string[]; into: string; name?: string | undefined }
  /** These are one, whatever a run thinks. */
  | { kind: 'MUST_LINK'; ids: readonly string[]; into: string }
  /** These two are different things: no run proposes them again. */
  | { kind: 'REJECT'; left: string; right: string }
  /** Entities that leave the canonical entity they are in. */
  | { kind: 'SPLIT'; ids: readonly string[] }
  | { kind: 'RENAME'; id: string; name: string }
  | { kind: 'RETYPE'; id: string; type: string }
  | { kind: 'UNDO' | 'REDO'; decision: string };

/** A command with who gives it and what they saw. */
export interface DecisionRequest {
  command: DecisionCommand;
  actor: string;
  reason: string;
  method: 'manual' | 'automatic';
  /** Version of the things that are named, as they were seen; null checks nothing. */
  expectedVersion: string | null;
  /** Probability of an automatic merge. */
  score: number | null;
  /** Why the pair was thought to be one. */
  evidence: unknown;
}

/** Ids of the things that a command names; none for an undo. */
export function namedIds(command: DecisionCommand): string[] {
  switch (command.kind) {
    case 'MERGE':
    case 'MUST_LINK':
      return [...command.ids, command.into];
    case 'REJECT':
      return [command.left, command.right];
    case 'SPLIT':
      return [...command.ids];
    case 'RENAME':
    case 'RETYPE':
      return [command.id];
    default:
      return [];
  }
}
