import { describe, expect, it } from '@jest/globals';
import { serverMemory } from './memory.js';
import { neo4jConf } from './neo4j-conf.js';

describe('the private server’s configuration', () => {
  const conf = neo4jConf({ bolt: 7701, http: 7702 }, { heapMegabytes: 900, pageCacheMegabytes: 300 });
  const settings = new Map(
    conf
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
  );

  it('listens on loopback and advertises the ports it really has', () => {
    for (const name of ['listen_address', 'advertised_address']) {
      expect(settings.get(`server.bolt.${name}`)).toBe('127.0.0.1:7701');
      expect(settings.get(`server.http.${name}`)).toBe('127.0.0.1:7702');
      expect(settings.get(`server.default_${name}`)).toBe('127.0.0.1');
    }
    expect(settings.get('server.https.enabled')).toBe('false');
  });

  it('asks for a password and sends nothing out', () => {
    expect(settings.get('dbms.security.auth_enabled')).toBe('true');
    for (const name of [
      'dbms.usage_report.enabled',
      'client.allow_telemetry',
      'server.bolt.telemetry.enabled',
      'dbms.fleet_manager.enabled',
      'server.fleet_discovery.enabled',
      'dbms.security.allow_csv_import_from_file_urls',
    ]) {
      expect([name, settings.get(name)]).toEqual([name, 'false']);
    }
  });

  it('stays within the memory it is given', () => {
    expect(settings.get('server.memory.heap.max_size')).toBe('900m');
    expect(settings.get('server.memory.pagecache.size')).toBe('300m');
  });

  it('takes a bounded share of the machine’s memory', () => {
    const gigabyte = 1024 ** 3;
    expect(serverMemory(gigabyte)).toEqual({ heapMegabytes: 512, pageCacheMegabytes: 128 });
    expect(serverMemory(4 * gigabyte)).toEqual({ heapMegabytes: 1024, pageCacheMegabytes: 512 });
    expect(serverMemory(512 * gigabyte)).toEqual({ heapMegabytes: 2048, pageCacheMegabytes: 512 });
  });
});
