import { join } from 'node:path';
import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Driver } from 'neo4j-driver';
import { PACKAGE_ROOT } from '../config/package-root.js';
import { readCypherFiles } from './cypher-file.js';
import { CYPHER_FILES, DRIVER, GraphService } from './graph.service.js';
import { GRAPH_SETTINGS, type GraphSettings } from './graph-settings.js';
import { readMigrations } from './migration.js';
import { MIGRATIONS, MigratorService } from './migrator.service.js';
import { openDriver } from './open-driver.js';

export const CYPHER_FOLDER = join(PACKAGE_ROOT, 'cypher');

/** The graph for the whole application; the only place that holds a driver. */
@Global()
@Module({})
export class GraphModule implements OnApplicationShutdown {
  constructor(@Inject(DRIVER) private readonly driver: Driver) {}

  static forRoot(settings: GraphSettings): DynamicModule {
    return {
      module: GraphModule,
      providers: [
        { provide: GRAPH_SETTINGS, useValue: settings },
        { provide: DRIVER, useFactory: () => openDriver(settings) },
        { provide: CYPHER_FILES, useFactory: () => readCypherFiles(CYPHER_FOLDER) },
        { provide: MIGRATIONS, useFactory: () => readMigrations(join(CYPHER_FOLDER, 'migrations')) },
        GraphService,
        MigratorService,
      ],
      exports: [GraphService, MigratorService],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.driver.close();
  }
}
