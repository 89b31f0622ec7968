/** Gives the tests' Neo4j up; the last run that uses it stops it. */
export default async function tearDown() {
  await globalThis.paniniTestConnection?.stop();
}
