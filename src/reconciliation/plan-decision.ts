import { PaniniError } from '../errors/panini-error.js';
import type { Decision } from './decision.js';
import type { DecisionCommand } from './decision-command.js';
import type { LogState } from './decision-log.js';

/** What a command says of left, right and value, with its ids as anchors. */
export type DecisionSides = Pick<Decision, 'left' | 'right' | 'value' | 'inverseOf'>;

export interface CommandPlace {
  state: LogState;
  /** The anchor that an id stands for. @throws PaniniError NOT_FOUND */
  anchorOf: (id: string) => string;
  /** A decision of the log. @throws PaniniError NOT_FOUND */
  decisionOf: (id: string) => Decision;
}

/** A command in the words of the log; null when it would change nothing. @throws PaniniError NOT_FOUND, BAD_USER_INPUT */
export function planDecision(command: DecisionCommand, place: CommandPlace): DecisionSides | null {
  switch (command.kind) {
    case 'MERGE':
    case 'MUST_LINK':
      return planJoin(command, place);
    case 'REJECT':
      return planReject(command, place);
    case 'SPLIT':
      return planSplit(command.ids, place);
    case 'RENAME':
      return named(place, command.id, command.name);
    case 'RETYPE':
      return named(place, command.id, command.type);
    default: {
      const { left, right } = place.decisionOf(command.decision);
      return { left, right, value: null, inverseOf: command.decision };
    }
  }
}

function planJoin(
  command: Extract<DecisionCommand, { kind: 'MERGE' | 'MUST_LINK' }>,
  { state, anchorOf }: CommandPlace,
): DecisionSides | null {
  const into = anchorOf(command.into);
  const left = [...new Set(command.ids.map(anchorOf))].filter((anchor) => anchor !== into);
  const value = (command.kind === 'MERGE' ? command.name : undefined) ?? null;
  const isOne = left.every((anchor) => state.clusters.areOne(anchor, into));
  if (left.length === 0 || (isOne && command.kind === 'MERGE' && value === null)) return null;
  return { left, right: [into], value, inverseOf: null };
}

function planReject(
  { left, right }: { left: string; right: string },
  { state, anchorOf }: CommandPlace,
): DecisionSides | null {
  const [one, other] = [anchorOf(left), anchorOf(right)];
  if (one === other) throw invalid('A thing cannot be kept apart from itself.', 'Name two things.');
  const known = state.cannotLinks.some(({ left: sideA, right: sideB, decision }) => {
    if (decision.kind !== 'REJECT') return false;
    return (sideA.includes(one) && sideB.includes(other)) || (sideA.includes(other) && sideB.includes(one));
  });
  return known ? null : { left: [one], right: [other], value: null, inverseOf: null };
}

function planSplit(ids: readonly string[], { state, anchorOf }: CommandPlace): DecisionSides {
  const left = [...new Set(ids.map(anchorOf))];
  const [first = ''] = left;
  if (!left.every((anchor) => state.clusters.areOne(first, anchor)))
    throw invalid('The entities belong to different things.', 'Split one thing at a time.');
  const right = state.clusters.cluster(first).filter((anchor) => !left.includes(anchor));
  if (right.length > 0) return { left, right, value: null, inverseOf: null };
  throw invalid('Nothing would be left of the thing.', 'Name some of its members, not all.');
}

function named({ state, anchorOf }: CommandPlace, id: string, value: string): DecisionSides {
  return { left: [state.clusters.root(anchorOf(id))], right: [], value, inverseOf: null };
}

function invalid(message: string, hint: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', message, { hint });
}
