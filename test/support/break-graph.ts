import neo4j from 'neo4j-driver';

/** Runs Cypher by hand, as a person in Browser would, against the live tier's database. */
export async function editByHand(cypher: string, parameters: Record<string, unknown>): Promise<void> {
  const { NEO4J_URI, NEO4J_USERNAME, NEO4J_PASSWORD } = process.env;
  const driver = neo4j.driver(NEO4J_URI ?? '', neo4j.auth.basic(NEO4J_USERNAME ?? '', NEO4J_PASSWORD ?? ''));
  try {
    await driver.executeQuery(cypher, parameters, { database: 'neo4j' });
  } finally {
    await driver.close();
  }
}

/** Rows of Cypher run by hand, with plain numbers. */
export async function rowsOf(
  cypher: string,
  parameters: Record<string, unknown>,
): Promise<Record<string, unknown>[]> {
  const { NEO4J_URI, NEO4J_USERNAME, NEO4J_PASSWORD } = process.env;
  const driver = neo4j.driver(NEO4J_URI ?? '', neo4j.auth.basic(NEO4J_USERNAME ?? '', NEO4J_PASSWORD ?? ''), {
    disableLosslessIntegers: true,
  });
  try {
    const { records } = await driver.executeQuery(cypher, parameters, { database: 'neo4j' });
    return records.map((record) => record.toObject());
  } finally {
    await driver.close();
  }
}
