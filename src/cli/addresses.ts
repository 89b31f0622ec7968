import type { GraphConnection } from '../server/graph-connection.js';

/** Where everything is, for people; the login is that of the private server on this machine. */
export function addressLines(
  graphql: string,
  { uri, username, password, browserUrl }: GraphConnection,
): string {
  const browser = browserUrl
    ? [`Neo4j Browser  ${browserUrl}`, `  connect to   ${uri}`, `  login        ${username} / ${password}`]
    : [`Neo4j          ${uri}`];
  return [`GraphQL        ${graphql}`, ...browser].join('\n');
}
