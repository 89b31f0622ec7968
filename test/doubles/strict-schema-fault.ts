type Schema = Record<string, unknown>;

const KEYWORDS = new Set([
  ...[
    'type',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'anyOf',
    'enum',
    'const',
    '$ref',
    '$defs',
  ],
  ...['description', 'title'],
]);
const DEEPEST = 10;

/** Why strict structured outputs refuse a JSON Schema, in the service's manner; undefined when they take it. */
export function strictSchemaFault(schema: object): string | undefined {
  const root = schema as Schema;
  if (root['type'] !== 'object') return 'schema must be a JSON Schema of \'type: "object"\'.';
  return faultIn(root, [], 0);
}

function faultIn(schema: Schema, place: string[], depth: number): string | undefined {
  const where = `In context=(${place.join(', ')}), `;
  if (depth > DEEPEST) return `${where}the schema is nested too deeply.`;
  const unknown = Object.keys(schema).find((word) => !KEYWORDS.has(word));
  if (unknown) return `${where}'${unknown}' is not permitted.`;
  return (
    (schema['type'] === 'object' ? objectFault(schema, where) : undefined) ?? childFault(schema, place, depth)
  );
}

function objectFault(schema: Schema, where: string): string | undefined {
  if (schema['additionalProperties'] !== false)
    return `${where}'additionalProperties' is required to be supplied and to be false.`;
  const keys = Object.keys(schema['properties'] ?? {});
  const required = (schema['required'] ?? []) as string[];
  const missing = keys.find((key) => !required.includes(key));
  return (
    missing &&
    `${where}'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`
  );
}

function childFault(schema: Schema, place: string[], depth: number): string | undefined {
  const children: [string, Schema][] = [
    ...Object.entries((schema['properties'] ?? {}) as Record<string, Schema>),
    ...Object.entries((schema['$defs'] ?? {}) as Record<string, Schema>),
    ...(schema['items'] ? [['items', schema['items']] as [string, Schema]] : []),
    ...((schema['anyOf'] ?? []) as Schema[]).map((one, index): [string, Schema] => [`anyOf.${index}`, one]),
  ];
  for (const [name, child] of children) {
    const fault = faultIn(child, [...place, name], depth + 1);
    if (fault) return fault;
  }
  return undefined;
}
