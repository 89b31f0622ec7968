import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import neo4j, { type Driver } from 'neo4j-driver';
import { PaniniError } from '../errors/panini-error.js';
import { graphError } from './graph-error.js';
import { DRIVER, GraphService } from './graph.service.js';
import { GRAPH_SETTINGS, type GraphSettings } from './graph-settings.js';
import { pendingMigrations, type Migration } from './migration.js';

export const MIGRATIONS = Symbol('Migrations');

const LEASE_SECONDS = 120;
const WAIT_MS = 250;
const LONGEST_WAIT_MS = 300_000;

/** Brings the schema up to date: one migrator at a time holds a lock in the graph, data definition runs serially. */
@Injectable()
export class MigratorService {
  constructor(
    @Inject(GraphService) private readonly graph: GraphService,
    @Inject(DRIVER) private readonly driver: Driver,
    @Inject(GRAPH_SETTINGS) private readonly settings: GraphSettings,
    @Inject(MIGRATIONS) private readonly migrations: Migration[],
  ) {}

  /** Names of the migrations applied now; none when the schema is up to date. @throws PaniniError GRAPH_MIGRATION_CHANGED, INDEX_NOT_READY */
  async migrate(): Promise<string[]> {
    const holder = randomUUID();
    await this.ensureLockConstraint();
    await this.lock(holder);
    try {
      return await this.applyPending();
    } finally {
      await this.graph.write('graph/release-migration-lock', { holder });
    }
  }

  /** Versions that are applied, oldest first. */
  async applied(): Promise<string[]> {
    return (await this.graph.read('graph/applied-migrations', {})).map((migration) => migration.version);
  }

  /** Waits until every index answers. @throws PaniniError INDEX_NOT_READY */
  async awaitIndexes(timeoutMs: number = 60_000): Promise<void> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const late = (await this.graph.read('graph/index-states', {})).filter(
        (index) => index.state !== 'ONLINE',
      );
      if (late.length === 0) return;
      if (late.some((index) => index.state === 'FAILED') || Date.now() > until) {
        throw new PaniniError(
          'INDEX_NOT_READY',
          `Indexes are not online: ${late.map((index) => index.name).join(', ')}.`,
          {
            hint: 'Wait until Neo4j has filled them; `panini doctor` shows how far it is.',
          },
        );
      }
      await sleep(WAIT_MS);
    }
  }

  private async applyPending(): Promise<string[]> {
    const applied = await this.graph.read('graph/applied-migrations', {});
    const pending = pendingMigrations(this.migrations, applied);
    for (const migration of pending) {
      for (const statement of migration.statements) await this.runSchema(migration.name, statement);
      const { version, name, checksum } = migration;
      await this.graph.write('graph/record-migration', { version, name, checksum });
    }
    await this.awaitIndexes();
    return pending.map((migration) => migration.name);
  }

  private async lock(holder: string): Promise<void> {
    const until = Date.now() + LONGEST_WAIT_MS;
    while (Date.now() < until) {
      const rows = await this.graph.write('graph/take-migration-lock', {
        holder,
        leaseSeconds: LEASE_SECONDS,
      });
      if (rows[0]?.taken) return;
      await sleep(WAIT_MS);
    }
    throw new PaniniError('CONFLICT', 'Another process has been migrating this database for five minutes.', {
      hint: 'Try again when it has ended.',
    });
  }

  /** Two first starts may create the constraint at once, which Neo4j answers with an error although both want the same. */
  private async ensureLockConstraint(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.graph.write('graph/ensure-lock-constraint', {});
        return;
      } catch (thrown) {
        if (attempt === 5) throw thrown;
        await sleep(WAIT_MS * attempt);
      }
    }
  }

  private async runSchema(name: string, statement: string): Promise<void> {
    const session = this.driver.session({
      database: this.settings.database,
      defaultAccessMode: neo4j.session.WRITE,
    });
    try {
      await session.run(statement);
    } catch (thrown) {
      throw graphError(name, thrown);
    } finally {
      await session.close();
    }
  }
}
