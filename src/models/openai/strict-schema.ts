import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Words that strict structured outputs refuse; the reply is checked by zod anyway. */
const UNSUPPORTED = new Set([
  ...['$schema', 'default', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
]);

/** A zod type as a JSON Schema that strict structured outputs accept: every object closed, every key required, an optional key nullable instead. */
export function strictSchema(type: z.ZodType): JsonSchema {
  return strict(z.toJSONSchema(type, { io: 'input' }));
}

function strict(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([word]) => !UNSUPPORTED.has(word));
  const made = Object.fromEntries(kept.map(([word, value]) => [word, strictValue(word, value)]));
  if (made['type'] !== 'object') return made;
  const properties = (made['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const all = Object.entries(properties).map(([key, value]) => [
    key,
    required.has(key) ? value : nullable(value),
  ]);
  return {
    ...made,
    properties: Object.fromEntries(all),
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function strictValue(word: string, value: unknown): unknown {
  if (word === 'properties' || word === '$defs')
    return mapValues(value as Record<string, JsonSchema>, strict);
  if (word === 'items') return strict(value as JsonSchema);
  return word === 'anyOf' ? (value as JsonSchema[]).map(strict) : value;
}

function mapValues(
  values: Record<string, JsonSchema>,
  change: (value: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function nullable(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}
