import { join } from 'node:path';

/** Where each thing lies in the data folder. */
export interface ServerHome {
  root: string;
  downloads: string;
  models: string;
  /** The server's own folder: conf, data, logs. */
  neo4j: string;
  passwordFile: string;
  storeFile: string;
  consoleLog: string;
  stateFile: string;
  users: string;
  downloadLock: string;
  serverLock: string;
}

/** The layout of the data folder `root` (PANINI_HOME). */
export function serverHome(root: string): ServerHome {
  const neo4j = join(root, 'neo4j');
  return {
    root,
    downloads: join(root, 'downloads'),
    models: join(root, 'models'),
    neo4j,
    passwordFile: join(neo4j, 'password'),
    storeFile: join(neo4j, 'store.json'),
    consoleLog: join(neo4j, 'logs', 'console.log'),
    stateFile: join(root, 'server.json'),
    users: join(root, 'users'),
    downloadLock: join(root, 'locks', 'downloads'),
    serverLock: join(root, 'locks', 'server'),
  };
}
