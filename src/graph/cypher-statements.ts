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
}
