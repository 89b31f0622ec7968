import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { PaniniError } from '../errors/panini-error.js';
import { javaCandidates, usualJavaFolders } from './java-folders.js';
import { parseJavaVersion } from './java-version.js';

/** The oldest Java that the private Neo4j runs on. */
export const JAVA_FLOOR = 21;

export interface Java {
  executable: string;
  home: string;
  major: number;
}

/**
 * The first Java that is new enough: JAVA_HOME, then PATH, then the platform's usual folders.
 * @throws PaniniError SERVER_JAVA_MISSING that names the older ones met on the way
 */
export async function findJava(source = process.env, folders = usualJavaFolders()): Promise<Java> {
  const older: string[] = [];
  for (const executable of new Set(javaCandidates(source, folders).filter((path) => existsSync(path)))) {
    const java = await inspect(executable);
    if (java && java.major >= JAVA_FLOOR) return java;
    if (java) older.push(`${java.major} at ${java.home}`);
  }
  throw javaMissing([...new Set(older)]);
}

async function inspect(executable: string): Promise<Java | undefined> {
  try {
    const { stdout, stderr } = await promisify(execFile)(
      executable,
      ['-XshowSettings:properties', '-version'],
      {
        timeout: 20_000,
      },
    );
    const version = parseJavaVersion(stdout + stderr);
    return version && { executable, ...version };
  } catch {
    return undefined;
  }
}

function javaMissing(older: string[]): PaniniError {
  const met =
    older.length > 0 ? `only older ones were found: Java ${older.join(', Java ')}` : 'none was found';
  return new PaniniError(
    'SERVER_JAVA_MISSING',
    `The private Neo4j needs Java ${JAVA_FLOOR} or newer, and ${met}.`,
    {
      hint: `Install a JDK ${JAVA_FLOOR} or newer (for instance Eclipse Temurin) and set JAVA_HOME to its folder, or point NEO4J_URI at a Neo4j that runs already.`,
    },
  );
}
