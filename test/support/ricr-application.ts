import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AskingModule } from '../../src/asking/asking.module.js';
import type { AskRequest, AskResult } from '../../src/asking/ask.js';
import { AskService } from '../../src/asking/ask.service.js';
import { loadEnvironment } from '../../src/config/load-environment.js';
import { localContext } from '../../src/context/request-context.js';
import { GraphModule } from '../../src/graph/graph.module.js';
import { MigratorService } from '../../src/graph/migrator.service.js';
import { GswModule } from '../../src/gsw/gsw.module.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { ModelsModule } from '../../src/models/models.module.js';
import { freshName, writeSource } from './gsw-application.js';

@Module({})
class AskingApplication {}

const sample = (name: string) => fileURLToPath(new URL(`../../sample/${name}`, import.meta.url));

/** The read path and the import on the live test database, with the local models. */
export class RicrApplication {
  private constructor(readonly context: INestApplicationContext) {}

  static async open(): Promise<RicrApplication> {
    const environment = loadEnvironment();
    const graph = GraphModule.forRoot({
      uri: environment.NEO4J_URI ?? '',
      username: environment.NEO4J_USERNAME,
      password: environment.NEO4J_PASSWORD ?? '',
      database: environment.NEO4J_DATABASE,
      statementTimeoutMs: 60_000,
    });
    const imports = [graph, ModelsModule.register(environment), GswModule, AskingModule];
    const context = await NestFactory.createApplicationContext(
      { module: AskingApplication, imports },
      { logger: false, abortOnError: false },
    );
    await context.get(MigratorService, { strict: false }).migrate();
    return new RicrApplication(context);
  }

  /** The sample in a workspace of its own; gives the workspace's name. */
  async importSample(): Promise<string> {
    return this.importFiles({ source: sample('gsws.jsonl'), passagesFile: sample('passages.jsonl') });
  }

  async importLines(gsws: readonly unknown[], passages: readonly unknown[]): Promise<string> {
    return this.importFiles(await writeSource(gsws, passages));
  }

  /** Asks with plans by rules unless the request says otherwise. */
  async ask(workspace: string, request: Partial<AskRequest> & { question: string }): Promise<AskResult> {
    return this.asking.ask(localContext({ workspace }), { plans: 'rules', ...request });
  }

  get asking(): AskService {
    return this.context.get(AskService, { strict: false });
  }

  private async importFiles(source: { source: string; passagesFile: string }): Promise<string> {
    const workspace = freshName('retrieval');
    const importer = this.context.get(ImportService, { strict: false });
    await importer.importGsws(localContext({ workspace }), source);
    return workspace;
  }
}
