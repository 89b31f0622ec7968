import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJava } from './find-java.js';

describe('finding a Java for the private Neo4j', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'panini-java-'));
    installJava('jvm/jdk-17', 17);
    installJava('jvm/jdk-21', 21);
    installJava('jvm/jdk-25', 25);
    installJava('own', 22);
    mkdirSync(join(root, 'broken/bin'), { recursive: true });
    writeFileSync(join(root, 'broken/bin/java'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  function installJava(name: string, major: number) {
    const home = join(root, name);
    mkdirSync(join(home, 'bin'), { recursive: true });
    const script = `#!/bin/sh\necho "    java.home = ${home}" >&2\necho 'openjdk version "${major}.0.1"' >&2\n`;
    writeFileSync(join(home, 'bin', 'java'), script);
    chmodSync(join(home, 'bin', 'java'), 0o755);
  }

  const find = (source: NodeJS.ProcessEnv, folders: string[] = []) => findJava(source, folders);

  it('takes JAVA_HOME before everything else', async () => {
    const source = { JAVA_HOME: join(root, 'own'), PATH: join(root, 'jvm/jdk-25/bin') };
    expect((await find(source)).major).toBe(22);
  });

  it('passes over an old JAVA_HOME and takes the java on PATH', async () => {
    const source = { JAVA_HOME: join(root, 'jvm/jdk-17'), PATH: join(root, 'jvm/jdk-21/bin') };
    expect(await find(source)).toMatchObject({ major: 21, home: join(root, 'jvm/jdk-21') });
  });

  it('finds a newer JDK beside an older default that is alone on PATH', async () => {
    const source = { PATH: join(root, 'jvm/jdk-17/bin') };
    expect((await find(source, [join(root, 'jvm')])).major).toBe(25);
  });

  it('passes over a java that does not run', async () => {
    const source = { JAVA_HOME: join(root, 'broken'), PATH: join(root, 'own/bin') };
    expect((await find(source)).major).toBe(22);
  });

  it('says what to install when only an older Java is there, and names it', async () => {
    const failure = find({ PATH: join(root, 'jvm/jdk-17/bin') });
    await expect(failure).rejects.toMatchObject({ code: 'SERVER_JAVA_MISSING' });
    await expect(failure).rejects.toThrow(/21 or newer, and only older ones were found: Java 17/);
  });

  it('says what to install when there is no Java', async () => {
    const failure = find({ PATH: join(root, 'nowhere') }, [join(root, 'nowhere')]);
    await expect(failure).rejects.toMatchObject({
      code: 'SERVER_JAVA_MISSING',
      hint: expect.stringMatching(/Install a JDK 21 or newer .*NEO4J_URI/),
    });
  });
});
