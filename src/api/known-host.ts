import type { Environment } from '../config/environment.js';
import { isLoopback } from './loopback.js';

type Addresses = Pick<Environment, 'PANINI_HOST' | 'PANINI_CORS_ORIGIN'>;

/**
 * Whether a request names this server by a name that it has. A server on loopback that answers to any name can be called by a web page whose
 * own name is made to resolve to 127.0.0.1; a proxy that keeps the outer name is known by the origin of its pages.
 */
export function isKnownHost(
  host: string | undefined,
  { PANINI_HOST, PANINI_CORS_ORIGIN }: Addresses,
): boolean {
  if (host === undefined || !isLoopback(PANINI_HOST)) return true;
  const name = nameIn(`http://${host}`);
  if (name === null) return false;
  return isLoopback(name) || (PANINI_CORS_ORIGIN !== undefined && name === nameIn(PANINI_CORS_ORIGIN));
}

function nameIn(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : null;
}
