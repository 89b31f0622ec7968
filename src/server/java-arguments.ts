import { join } from 'node:path';
import type { Neo4jSoftware } from './ensure-neo4j.js';
import type { ServerMemory } from './memory.js';

const OPENED = ['java.base/java.nio', 'java.base/java.io', 'java.base/sun.nio.ch', 'java.base/java.lang'];

/** The command line that runs Neo4j out of its jars in the folder `home`. */
export function javaArguments({ java, jars }: Neo4jSoftware, home: string, memory: ServerMemory): string[] {
  return [
    '-XX:+UseG1GC',
    '-XX:+ExitOnOutOfMemoryError',
    // The heap in neo4j.conf is read by Neo4j's own start script only.
    `-Xmx${memory.heapMegabytes}m`,
    ...OPENED.map((module) => `--add-opens=${module}=ALL-UNNAMED`),
    // SIMD for vector search.
    '--add-modules=jdk.incubator.vector',
    ...(java.major >= 22 ? ['--enable-native-access=ALL-UNNAMED'] : []),
    ...(java.major >= 24 ? ['--sun-misc-unsafe-memory-access=allow'] : []),
    '-Dfile.encoding=UTF-8',
    '-classpath',
    join(jars, '*'),
    'org.neo4j.server.Neo4jCommunity',
    `--home-dir=${home}`,
    `--config-dir=${join(home, 'conf')}`,
  ];
}
