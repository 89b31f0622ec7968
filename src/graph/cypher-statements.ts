// Made by `npm run cypher:types` from the headers in cypher/.

export interface CypherStatements {
  /** Migrations that were applied, oldest first. */
  'graph/applied-migrations': {
    parameters: Record<string, never>;
    row: { version: string; checksum: string };
  };
  /** The migration lock can exist once only. */
  'graph/ensure-lock-constraint': {
    parameters: Record<string, never>;
    row: Record<string, never>;
  };
  /** State of every index of Panini. */
  'graph/index-states': {
    parameters: Record<string, never>;
    row: { name: string; state: string; percent: number };
  };
  /** Remembers that a migration was applied. */
  'graph/record-migration': {
    parameters: { version: string; name: string; checksum: string };
    row: Record<string, never>;
  };
  /** Gives the migration lock back, if the holder still has it. */
  'graph/release-migration-lock': {
    parameters: { holder: string };
    row: Record<string, never>;
  };
  /** Takes the migration lock when it is free or its holder's lease has run out by the server's clock. */
  'graph/take-migration-lock': {
    parameters: { holder: string; leaseSeconds: number };
    row: { taken: boolean };
  };
  /** The workspace of a name, unless it is being deleted. */
  'workspaces/by-name': {
    parameters: { name: string };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** A new workspace; fails when the name is taken. */
  'workspaces/create': {
    parameters: { name: string; key: string; embeddingModel: string; embeddingDimension: number };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** Deletes an emptied workspace. */
  'workspaces/delete-node': {
    parameters: { key: string };
    row: Record<string, never>;
  };
  /** Deletes one bounded step of what a workspace holds. */
  'workspaces/delete-some-content': {
    parameters: { workspaceKey: string; limit: number };
    row: { deleted: number };
  };
  /** The workspace of a name, made if there is none. */
  'workspaces/get-or-create': {
    parameters: { name: string; key: string; embeddingModel: string; embeddingDimension: number };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** A page of workspaces by name. */
  'workspaces/list': {
    parameters: { after: string; limit: number };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** Hides a workspace and frees its name before its content is deleted. */
  'workspaces/mark-deleted': {
    parameters: { key: string };
    row: Record<string, never>;
  };
  /** Workspaces whose deletion has begun and not ended. */
  'workspaces/marked-deleted': {
    parameters: Record<string, never>;
    row: { key: string };
  };
  /** Another name for a workspace; fails when the name is taken. */
  'workspaces/rename': {
    parameters: { key: string; name: string };
    row: { key: string; name: string; liveSlot: string; embeddingModel: string; embeddingDimension: number; contentVersion: number; createdAt: string };
  };
  /** Makes another slot and model the ones that are read. */
  'workspaces/switch-slot': {
    parameters: { key: string; slot: string; embeddingModel: string; embeddingDimension: number };
    row: Record<string, never>;
  };
}
