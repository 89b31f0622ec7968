import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const FOLDERS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/lib/jvm', '/usr/java', '/usr/local/java', '/opt/java', '/opt/jdk', '/opt'],
  darwin: [
    '/Library/Java/JavaVirtualMachines',
    join(homedir(), 'Library/Java/JavaVirtualMachines'),
    '/opt/homebrew/opt',
    '/usr/local/opt',
  ],
  win32: ['Java', 'Eclipse Adoptium', 'Microsoft', 'Zulu', 'Amazon Corretto', 'BellSoft'].map((vendor) =>
    join(process.env['ProgramFiles'] ?? 'C:\\Program Files', vendor),
  ),
};
const EVERYWHERE = [join(homedir(), '.sdkman/candidates/java'), join(homedir(), '.jdks')];

/** The folders in which a platform's installers put JDKs. */
export function usualJavaFolders(): string[] {
  return [...(FOLDERS[process.platform] ?? []), ...EVERYWHERE];
}

/** Where a `java` executable may be: JAVA_HOME, then PATH, then the JDKs in the given folders, newest name first. */
export function javaCandidates(source: NodeJS.ProcessEnv, folders: string[]): string[] {
  const name = process.platform === 'win32' ? 'java.exe' : 'java';
  const fromHome = source['JAVA_HOME'] ? [join(source['JAVA_HOME'], 'bin', name)] : [];
  const fromPath = (source['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
  const fromFolders = folders.flatMap((folder) =>
    subfolders(folder).flatMap((child) => [
      join(child, 'bin', name),
      join(child, 'Contents/Home/bin', name),
      join(child, 'libexec/openjdk.jdk/Contents/Home/bin', name),
    ]),
  );
  return [...fromHome, ...fromPath, ...fromFolders];
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder)
      .sort()
      .reverse()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
