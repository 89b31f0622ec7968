import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { protect } from './api/http-server.js';
import { AppModule } from './app.module.js';
import type { Environment } from './config/environment.js';
import type { GraphSettings } from './graph/graph-settings.js';
import { MigratorService } from './graph/migrator.service.js';
import { JsonLogger } from './observability/json-logger.js';

/**
 * The application with its HTTP face, migrated and initialised but not listening.
 * @throws PaniniError GRAPH_*, CONFIGURATION_INVALID
 */
export async function createApplication(
  environment: Environment,
  graph: GraphSettings,
): Promise<NestExpressApplication> {
  const application = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(environment, graph),
    {
      bodyParser: false,
      abortOnError: false,
      logger: loggerFor(environment, graph),
    },
  );
  protect(application, environment);
  await application.get(MigratorService).migrate();
  return application.init();
}

/**
 * The application without its HTTP face, for one command.
 * @throws PaniniError GRAPH_*, CONFIGURATION_INVALID
 */
export async function createApplicationContext(
  environment: Environment,
  graph: GraphSettings,
): Promise<INestApplicationContext> {
  const context = await NestFactory.createApplicationContext(AppModule.forRoot(environment, graph), {
    abortOnError: false,
    logger: loggerFor(environment, graph),
  });
  await context.get(MigratorService).migrate();
  return context;
}

function loggerFor(environment: Environment, graph: GraphSettings): JsonLogger {
  const secrets = [
    graph.password,
    environment.OPENAI_API_KEY,
    environment.COHERE_API_KEY,
    environment.LANGUAGE_MODEL_API_KEY,
  ];
  return new JsonLogger({
    secrets: secrets.filter((secret) => secret !== undefined),
    levels: ['warn', 'error', 'fatal'],
    // What stops a start is thrown to the caller, who prints it once.
    without: ['ExceptionHandler', 'NestApplication'],
  });
}
