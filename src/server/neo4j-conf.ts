import type { ServerMemory } from './memory.js';

export interface ServerPorts {
  bolt: number;
  /** Neo4j Browser and the Query API. */
  http: number;
}

/** Nothing listens beyond this machine. */
export const LOOPBACK = '127.0.0.1';

/** The private server's neo4j.conf: loopback only, authentication on, nothing sent out, no file import. */
export function neo4jConf(ports: ServerPorts, memory: ServerMemory): string {
  const settings = {
    'server.default_listen_address': LOOPBACK,
    'server.default_advertised_address': LOOPBACK,
    'server.bolt.listen_address': `${LOOPBACK}:${ports.bolt}`,
    'server.bolt.advertised_address': `${LOOPBACK}:${ports.bolt}`,
    'server.http.listen_address': `${LOOPBACK}:${ports.http}`,
    'server.http.advertised_address': `${LOOPBACK}:${ports.http}`,
    'server.https.enabled': 'false',
    'server.memory.heap.max_size': `${memory.heapMegabytes}m`,
    'server.memory.pagecache.size': `${memory.pageCacheMegabytes}m`,
    'db.tx_log.preallocate': 'false',
    'db.tx_log.rotation.retention_policy': 'keep_none',
    'dbms.security.auth_enabled': 'true',
    'dbms.security.allow_csv_import_from_file_urls': 'false',
    'internal.dbms.cypher_ip_blocklist': '0.0.0.0/0,::/0',
    'dbms.security.procedures.allowlist':
      'db.index.*,db.await*,db.info,db.ping,db.labels,db.relationshipTypes,db.propertyKeys,db.schema.*,dbms.components,dbms.clientConfig,dbms.info,dbms.queryJmx,dbms.routing.*',
    'dbms.usage_report.enabled': 'false',
    // The databases are closed before these periods begin; by default they hold up every stop for 15 s.
    'internal.dbms.bolt.netty_server_shutdown_quiet_period_duration': '0s',
    'internal.server.bolt.thread_pool_shutdown_wait_time': '1s',
    'internal.server.bolt.connection_shutdown_wait_time': '1s',
    'server.bolt.telemetry.enabled': 'false',
    'client.allow_telemetry': 'false',
    'dbms.fleet_manager.enabled': 'false',
    'server.fleet_discovery.enabled': 'false',
    'server.http.x_forward.enabled': 'false',
    'server.directories.import': 'import',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
