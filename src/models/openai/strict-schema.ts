import { z } from 'zod';
import { PaniniError } from '../../errors/panini-error.js';

type JsonSchema = Record<string, unknown>;

/** Words that strict structured outputs refuse; the reply is checked by zod anyway. */
const UNSUPPORTED = new Set([
  ...['$schema', 'default', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
]);

/** Words that say something which no strict schema can: leaving them out would allow other replies than the type does. */
const INEXPRESSIBLE = new Set(['propertyNames', 'patternProperties', 'prefixItems', 'allOf', 'not', 'if']);

/**
 * A zod type as a JSON Schema that strict structured outputs accept: every object closed, every key required, an optional key nullable instead,
 * alternatives of any kind as `anyOf`.
 * @throws PaniniError INTERNAL naming the place, for what strict outputs cannot express: records, tuples, intersections, open objects, values of any type, a root that is no object
 */
export function strictSchema(type: z.ZodType): JsonSchema {
  const schema = z.toJSONSchema(type, { io: 'input' });
  if (schema.type !== 'object') throw inexpressible('a root that is no object', []);
  return strict(schema, []);
}

function strict(schema: JsonSchema, place: readonly string[]): JsonSchema {
  refuseInexpressible(schema, place);
  const kept = Object.entries(schema).filter(([word]) => !UNSUPPORTED.has(word));
  const made = Object.fromEntries(kept.map(([word, value]) => strictEntry(word, value, place)));
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

function refuseInexpressible(schema: JsonSchema, place: readonly string[]): void {
  const word = Object.keys(schema).find((one) => INEXPRESSIBLE.has(one));
  if (word !== undefined) throw inexpressible(`"${word}"`, place);
  const { additionalProperties: more } = schema;
  const isOpen = schema['type'] === 'object' && more !== undefined && more !== false;
  if (isOpen) throw inexpressible('an object with keys that are not named', place);
  const says = ['type', 'anyOf', 'oneOf', 'enum', 'const', '$ref'].some((one) => one in schema);
  if (!says) throw inexpressible('a value of any type', place);
}

function strictEntry(word: string, value: unknown, place: readonly string[]): [string, unknown] {
  if (word === 'properties' || word === '$defs')
    return [word, mapValues(value as Record<string, JsonSchema>, (one, key) => strict(one, [...place, key]))];
  if (word === 'items') return [word, strict(value as JsonSchema, [...place, 'items'])];
  if (word !== 'anyOf' && word !== 'oneOf') return [word, value];
  return ['anyOf', (value as JsonSchema[]).map((one, index) => strict(one, [...place, `anyOf ${index}`]))];
}

function mapValues(
  values: Record<string, JsonSchema>,
  change: (value: JsonSchema, key: string) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}

function nullable(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

function inexpressible(what: string, place: readonly string[]): PaniniError {
  const where = place.length > 0 ? ` at ${place.join('.')}` : '';
  return new PaniniError(
    'INTERNAL',
    `A reply schema has ${what}${where}, which strict structured outputs cannot express.`,
    { hint: 'Describe the shape with closed objects, lists and alternatives.' },
  );
}
