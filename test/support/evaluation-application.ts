import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { loadEnvironment } from '../../src/config/load-environment.js';
import { EvaluationModule } from '../../src/evaluation/evaluation.module.js';
import { GraphModule } from '../../src/graph/graph.module.js';
import { MigratorService } from '../../src/graph/migrator.service.js';
import { ModelsModule } from '../../src/models/models.module.js';

@Module({})
class EvaluationApplication {}

/** Evaluation and benches on the live test database with the local models, migrated. */
export async function openEvaluationApplication(): Promise<INestApplicationContext> {
  const environment = loadEnvironment();
  const graph = GraphModule.forRoot({
    uri: environment.NEO4J_URI ?? '',
    username: environment.NEO4J_USERNAME,
    password: environment.NEO4J_PASSWORD ?? '',
    database: environment.NEO4J_DATABASE,
    statementTimeoutMs: 600_000,
  });
  const imports = [graph, ModelsModule.register(environment), EvaluationModule.register(environment)];
  const application = await NestFactory.createApplicationContext(
    { module: EvaluationApplication, imports },
    { logger: false, abortOnError: false },
  );
  await application.get(MigratorService, { strict: false }).migrate();
  return application;
}
