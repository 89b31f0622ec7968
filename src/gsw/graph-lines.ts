import { createHash } from 'node:crypto';

export const NODE_LABELS = [
  'GswAnchor',
  'GswCanonicalEntity',
  'GswDecision',
  'GswDocument',
  'GswEdit',
  'GswEntity',
  'GswPassage',
  'GswQuestion',
  'GswReconciliation',
  'GswRemoval',
  'GswVerbPhrase',
] as const;
export type NodeLabel = (typeof NODE_LABELS)[number];

export const RELATIONSHIP_TYPES = [
  'ANSWERED_BY',
  'ASKS',
  'ATTACHED_TO',
  'CONCERNS',
  'EXTRACTED_FROM',
  'MENTIONED_IN',
  'PART_OF',
  'QA',
  'RESOLVES_TO',
] as const;
export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number];

/** One node of an exported graph. */
export interface NodeLine {
  node: NodeLabel;
  id: string;
  properties: Record<string, unknown>;
}

/** One relationship of an exported graph; it stands behind the node it leaves. */
export interface RelationshipLine {
  relationship: RelationshipType;
  from: string;
  to: string;
  properties: Record<string, unknown>;
}

/** The first line of an exported graph. */
export interface WorkspaceLine {
  workspace: { key: string; liveSlot: 'A' | 'B'; embeddingModel: string; embeddingDimension: number };
  format: 1;
  hashedVectors: boolean;
}

export type GraphLine = NodeLine | RelationshipLine;

/** Properties that say when and how often something was written, not what it is: they go into the log file. */
export const LOGGED: ReadonlySet<string> = new Set(['updatedAt', 'version']);

/** What people decided about entities and where it holds: it goes into the log file whole, so that an undo gives back the same graph. */
const DECIDED: ReadonlySet<string> = new Set([
  'GswAnchor',
  'GswDecision',
  'GswReconciliation',
  'ATTACHED_TO',
  'CONCERNS',
]);

/** True for lines of the log of decisions. */
export function isDecided(line: GraphLine): boolean {
  return DECIDED.has('node' in line ? line.node : line.relationship);
}

/** JSON with the keys of every object sorted, so that equal things have equal lines. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? sortKeys(inner) : inner,
  );
}

/** A vector as the hash of its numbers in single precision. */
export function hashVectors(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, isVector(key, value) ? vectorHash(value) : value]),
  );
}

/** Plain code-unit comparison. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function isVector(key: string, value: unknown): value is number[] {
  return /^embedding[AB]$/.test(key) && Array.isArray(value);
}

function vectorHash(vector: readonly number[]): string {
  return `sha256:${createHash('sha256')
    .update(Buffer.from(Float32Array.from(vector).buffer))
    .digest('hex')}`;
}

function sortKeys(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => compareText(left, right)));
}
