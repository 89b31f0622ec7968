import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFileLock } from '../../bin/file-lock.mjs';
import { fetchFolder, isComplete } from './fetched-folder.js';
import { findJava, type Java } from './find-java.js';
import { requireFreeSpace } from './free-space.js';
import { runMaven } from './maven.js';
import { NEO4J_ARTIFACTS, neo4jPom } from './pom.js';
import type { Report } from './report.js';
import { serverHome } from './server-home.js';
import { NEO4J_VERSION } from './versions.js';

/** The jars twice (Maven keeps its own copy) and an empty store. */
const NEEDED_MEGABYTES = 700;
const JARS_ABOUT = 230;

/** What it takes to start the private server. */
export interface Neo4jSoftware {
  java: Java;
  /** Folder of jars. */
  jars: string;
}

/**
 * The private Neo4j's jars in the data folder, downloaded if they are not there yet.
 * @throws PaniniError SERVER_JAVA_MISSING, SERVER_SPACE_LOW, SERVER_DOWNLOAD_FAILED
 */
export async function ensureNeo4j(
  home: string,
  report: Report,
  signal?: AbortSignal,
): Promise<Neo4jSoftware> {
  const { downloads, downloadLock } = serverHome(home);
  const folder = { target: join(downloads, `neo4j-${NEO4J_VERSION}`), content: NEO4J_ARTIFACTS };
  const java = await findJava();
  if (await isComplete(folder)) return { java, jars: folder.target };
  await requireFreeSpace(home, NEEDED_MEGABYTES, 'The private Neo4j');
  const onWait = (pid: number) => report(`Waiting for the download that process ${pid} is doing`);
  const download = async () => {
    if (await isComplete(folder)) return;
    report(`Downloading Neo4j ${NEO4J_VERSION} (150 MB) with Maven under Java ${java.major}`);
    await fetchFolder({ ...folder, fill: (into) => fetchJars({ java, into, report, signal }) });
    report(`Neo4j ${NEO4J_VERSION} is in ${folder.target}`);
  };
  await withFileLock(downloadLock, download, { onWait, signal });
  return { java, jars: folder.target };
}

interface JarFetch {
  java: Java;
  into: string;
  report: Report;
  signal: AbortSignal | undefined;
}

async function fetchJars({ java, into, report, signal }: JarFetch): Promise<void> {
  await writeFile(join(into, 'pom.xml'), neo4jPom());
  await runMaven({
    java,
    what: `Neo4j ${NEO4J_VERSION}`,
    args: ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${into}`],
    cwd: into,
    signal,
    onLine: jarCounter(report),
  });
}

function jarCounter(report: Report): (line: string) => void {
  let jars = 0;
  return (line) => {
    if (!/Downloaded .*\.jar/.test(line)) return;
    jars += 1;
    if (jars % 50 === 0) report(`  ${jars} of about ${JARS_ABOUT} jars`);
  };
}
