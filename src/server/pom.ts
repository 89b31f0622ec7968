import { NEO4J_BROWSER_VERSION, NEO4J_VERSION } from './versions.js';

const ARTIFACTS = [
  ['org.neo4j.app', 'neo4j-server', NEO4J_VERSION],
  ['org.neo4j', 'neo4j', NEO4J_VERSION],
  ['org.neo4j.client', 'neo4j-browser', NEO4J_BROWSER_VERSION],
] as const;

/** What the jar folder holds, as one line. */
export const NEO4J_ARTIFACTS = ARTIFACTS.map((artifact) => artifact.join(':')).join(' ');

/** The Maven project whose runtime dependencies are the private Neo4j. */
export function neo4jPom(): string {
  const dependencies = ARTIFACTS.map(
    ([group, artifact, version]) =>
      `    <dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`,
  );
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>panini</groupId>
  <artifactId>private-neo4j</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
${dependencies.join('\n')}
  </dependencies>
</project>
`;
}
