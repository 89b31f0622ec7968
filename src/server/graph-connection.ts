import type { Environment } from '../config/environment.js';
import type { ServerUser } from './server-users.js';

/** A Neo4j to talk to. */
export interface GraphConnection {
  uri: string;
  username: string;
  password: string;
  /** Address of Neo4j Browser; null for a server that is not ours. */
  browserUrl: string | null;
  /** Whether this call started it. */
  started: boolean;
  /** Gives it up: the last user of a private server that is not kept stops it. Safe to call twice. */
  stop(): Promise<void>;
}

export interface AttachOptions {
  /** Keep the private server until `panini down`. */
  keep?: boolean;
  /** `serve` for a process that lasts until it is stopped; `panini down` ends it first. */
  purpose?: ServerUser['purpose'];
  /** False when the caller handles SIGINT, SIGTERM and SIGHUP and calls stop() itself. */
  handleSignals?: boolean;
  signal?: AbortSignal;
}

export type ServerEnvironment = Pick<
  Environment,
  | 'PANINI_HOME'
  | 'NEO4J_URI'
  | 'NEO4J_USERNAME'
  | 'NEO4J_PASSWORD'
  | 'PANINI_BOLT_PORT'
  | 'PANINI_BROWSER_PORT'
>;
