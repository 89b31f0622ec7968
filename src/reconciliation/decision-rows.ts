import { anchorId } from './anchor-id.js';
import type { RecordedDecision } from './decision-batch.js';
import type { Thing } from './thing.js';

/** Members and aliases that a decision remembers of a thing. */
const MOST_REMEMBERED = 50;

/** A decision as its node and its relationships hold it. */
export function decisionRow(workspaceKey: string, decision: RecordedDecision): Record<string, unknown> {
  const { id, ordinal, left, right, before, after, evidence, ...plain } = decision;
  const concerns = [
    ...left.map((text, place) => ({ anchorId: anchorId(workspaceKey, text), side: 'left', place })),
    ...right.map((text, place) => ({ anchorId: anchorId(workspaceKey, text), side: 'right', place })),
  ];
  const json = { before: shortened(before.things), after: shortened(after.things), evidence };
  const texts = Object.entries(json).map(([key, value]) => [key, JSON.stringify(value ?? null)]);
  return { id, ordinal, concerns, properties: { ...plain, ...Object.fromEntries(texts) } };
}

/** What an undo or redo changes at its target. */
export function undoneRow({ kind, id, inverseOf }: RecordedDecision): Record<string, unknown>[] {
  if (inverseOf === null) return [];
  return [{ id: inverseOf, undoneBy: kind === 'UNDO' ? id : null }];
}

function shortened(things: readonly Thing[]): { things: object[] } {
  return {
    things: things.map((thing) => ({
      ...thing,
      aliases: thing.aliases.slice(0, MOST_REMEMBERED),
      members: thing.members.slice(0, MOST_REMEMBERED),
      size: thing.members.length,
    })),
  };
}
