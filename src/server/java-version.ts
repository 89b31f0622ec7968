export interface JavaVersion {
  major: number;
  /** The JDK's own folder, as it reports it. */
  home: string;
}

/** Reads what `java -XshowSettings:properties -version` prints; undefined when that is no Java. */
export function parseJavaVersion(output: string): JavaVersion | undefined {
  const home = /^\s*java\.home = (.+?)\s*$/m.exec(output)?.[1];
  const version = /\bversion "(\d+)(?:\.(\d+))?/.exec(output);
  if (!home || !version) return undefined;
  // Up to Java 8 the major version stood second: 1.8.0.
  const major = version[1] === '1' ? Number(version[2] ?? 1) : Number(version[1]);
  return { major, home };
}
