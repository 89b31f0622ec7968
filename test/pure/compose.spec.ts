import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { PACKAGE_ROOT } from '../../src/config/package-root.js';
import { NEO4J_VERSION } from '../../src/server/versions.js';

interface Compose {
  services: {
    neo4j: {
      image: string;
      ports: string[];
      environment: Record<string, string>;
      healthcheck: { test: string[] };
    };
  };
}

const text = readFileSync(join(PACKAGE_ROOT, 'docker-compose.yml'), 'utf8');
const { neo4j } = (parse(text) as Compose).services;

describe('docker-compose.yml', () => {
  it('starts the same Neo4j as the private server', () => {
    expect(neo4j.image).toBe(`neo4j:${NEO4J_VERSION}-community`);
  });

  it('opens its ports on loopback only', () => {
    expect(neo4j.ports).toHaveLength(2);
    for (const port of neo4j.ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
  });

  it('holds no password and refuses to start without one', () => {
    expect(neo4j.environment.NEO4J_AUTH).toMatch(/^neo4j\/\$\{NEO4J_PASSWORD:\?[^}]+\}$/);
  });

  it('says when it is ready', () => {
    expect(neo4j.healthcheck.test[0]).toBe('CMD-SHELL');
  });
});
