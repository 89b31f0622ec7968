import { Inject, Injectable } from '@nestjs/common';
import neo4j, { type Driver, type ManagedTransaction } from 'neo4j-driver';
import { PaniniError } from '../errors/panini-error.js';
import type { CypherFile } from './cypher-file.js';
import type { CypherStatements } from './cypher-statements.js';
import { graphError } from './graph-error.js';
import { GRAPH_SETTINGS, type GraphSettings } from './graph-settings.js';
import { toDriver } from './to-driver.js';
import { toPlain } from './to-plain.js';

export const DRIVER = Symbol('Driver');
export const CYPHER_FILES = Symbol('CypherFiles');

export type StatementName = keyof CypherStatements;
export type Parameters<N extends StatementName> = CypherStatements[N]['parameters'];
export type Row<N extends StatementName> = CypherStatements[N]['row'];

export interface RunOptions {
  signal?: AbortSignal;
}

/** One named statement inside an open write transaction. */
export type RunStatement = <N extends StatementName>(name: N, parameters: Parameters<N>) => Promise<Row<N>[]>;

/** Runs named statements from cypher/: statement text is never an argument, so there is nothing to inject into. */
@Injectable()
export class GraphService {
  constructor(
    @Inject(DRIVER) private readonly driver: Driver,
    @Inject(CYPHER_FILES) private readonly files: Map<string, CypherFile>,
    @Inject(GRAPH_SETTINGS) private readonly settings: GraphSettings,
  ) {}

  /** Rows of a read-only statement; a write in it fails on the server. @throws PaniniError GRAPH_*, CANCELLED, DEADLINE_EXCEEDED */
  async read<N extends StatementName>(
    name: N,
    parameters: Parameters<N>,
    options: RunOptions = {},
  ): Promise<Row<N>[]> {
    return this.execute(name, parameters, { ...options, routing: neo4j.routing.READ });
  }

  /** Rows of a statement that may write, retried by the driver when the server asks for it, so it must be idempotent. */
  async write<N extends StatementName>(
    name: N,
    parameters: Parameters<N>,
    options: RunOptions = {},
  ): Promise<Row<N>[]> {
    return this.execute(name, parameters, { ...options, routing: neo4j.routing.WRITE });
  }

  /** Several statements that commit together or not at all; the work may run more than once, so it has no other effect. */
  async transaction<T>(work: (run: RunStatement) => Promise<T>): Promise<T> {
    const session = this.driver.session({
      database: this.settings.database,
      bookmarkManager: this.driver.executeQueryBookmarkManager,
    });
    try {
      return await session.executeWrite((transaction) => work(this.runner(transaction)));
    } catch (thrown) {
      throw graphError('transaction', thrown);
    } finally {
      await session.close();
    }
  }

  /** A token for what this process has read and written, so that another process can wait to see the same. */
  async bookmark(): Promise<string> {
    const bookmarks = await this.driver.executeQueryBookmarkManager.getBookmarks();
    return Buffer.from(JSON.stringify([...bookmarks].sort())).toString('base64url');
  }

  /**
   * Waits until the server has what the bookmark saw; later reads see it too.
   * A bookmark is tried in a session of its own first, so that a made-up one fails its own request and no other.
   * @throws PaniniError BAD_USER_INPUT
   */
  async acceptBookmark(bookmark: string): Promise<void> {
    const bookmarks = parseBookmark(bookmark);
    const session = this.driver.session({
      database: this.settings.database,
      defaultAccessMode: neo4j.session.READ,
      bookmarks,
    });
    try {
      await session.executeRead((transaction) => transaction.run(this.file('graph/wait').text), {
        timeout: this.settings.statementTimeoutMs,
      });
    } catch (thrown) {
      throw unknownBookmark(graphError('graph/wait', thrown));
    } finally {
      await session.close();
    }
    await this.driver.executeQueryBookmarkManager.updateBookmarks([], bookmarks);
  }

  /** The statement's text and header. @throws PaniniError CONFIGURATION_INVALID when there is no such file */
  file(name: string): CypherFile {
    const file = this.files.get(name);
    if (!file) throw new PaniniError('CONFIGURATION_INVALID', `There is no statement cypher/${name}.cypher.`);
    return file;
  }

  private async execute<N extends StatementName>(
    name: N,
    parameters: Parameters<N>,
    options: RunOptions & { routing: 'READ' | 'WRITE' },
  ): Promise<Row<N>[]> {
    const file = this.file(name);
    try {
      const result = await this.driver.executeQuery(file.text, toDriver(file, parameters), {
        database: this.settings.database,
        routing: options.routing,
        transactionConfig: {
          timeout: this.settings.statementTimeoutMs,
          metadata: { app: 'panini', statement: name },
        },
        ...(options.signal ? { signal: options.signal } : {}),
      });
      return result.records.map((record) => toPlain(record.toObject()) as Row<N>);
    } catch (thrown) {
      throw graphError(name, thrown, options.signal);
    }
  }

  private runner(transaction: ManagedTransaction): RunStatement {
    return async (name, parameters) => {
      const file = this.file(name);
      const result = await transaction.run(file.text, toDriver(file, parameters));
      return result.records.map((record) => toPlain(record.toObject()) as Row<typeof name>);
    };
  }
}

function parseBookmark(bookmark: string): string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(bookmark, 'base64url').toString('utf8'));
    if (Array.isArray(parsed) && parsed.every((entry) => typeof entry === 'string')) return parsed;
  } catch {
    // Falls through to the one error below: what could not be read is as wrong as what is no list.
  }
  throw notOurs();
}

/** What the server does not know as a bookmark, it refuses with a statement error or waits for in vain. */
function unknownBookmark(error: PaniniError): PaniniError {
  return error.code === 'GRAPH_UNAVAILABLE' ? error : notOurs(error);
}

function notOurs(cause?: unknown): PaniniError {
  return new PaniniError('BAD_USER_INPUT', 'The bookmark is not one that Panini gave.', {
    hint: 'Send a bookmark as a mutation returned it, or none.',
    cause,
  });
}
