import { createServer } from 'node:net';
import { PaniniError } from '../errors/panini-error.js';
import { LOOPBACK } from './neo4j-conf.js';

/**
 * Checks that a port of this machine is free.
 * @param variable the environment variable that chooses it
 * @throws PaniniError SERVER_PORT_IN_USE
 */
export async function requirePortFree(port: number, variable: string): Promise<void> {
  if (await isFree(port)) return;
  throw new PaniniError('SERVER_PORT_IN_USE', `Port ${port} on ${LOOPBACK} is in use by another program.`, {
    hint: `Set ${variable} to a free port, or stop that program.`,
    details: { port, variable },
  });
}

/** A port that is free now, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}
