export interface ProcessIdentity {
  pid: number;
  /** Opaque; empty where the platform does not tell. */
  startedAt: string;
}
export function processIdentity(pid?: number): ProcessIdentity;
export function isAlive(identity: ProcessIdentity): boolean;
