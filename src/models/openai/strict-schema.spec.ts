import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { strictSchemaFault } from '../../../test/doubles/strict-schema-fault.js';
import { strictSchema } from './strict-schema.js';

describe('a strict schema', () => {
  it('of alternatives told by a key is taken by the service', () => {
    const event = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('born'), year: z.number().min(0), place: z.string().optional() }),
      z.object({ kind: z.literal('died'), cause: z.union([z.string(), z.null()]) }),
    ]);
    const schema = strictSchema(z.strictObject({ events: z.array(event).max(5) }));
    expect(strictSchemaFault(schema)).toBeUndefined();
    const { items } = (schema['properties'] as { events: { items: { anyOf: object[] } } }).events;
    expect(items.anyOf).toHaveLength(2);
    expect(items.anyOf[0]).toMatchObject({
      required: ['kind', 'year', 'place'],
      additionalProperties: false,
    });
    expect(JSON.stringify(schema)).not.toMatch(/oneOf|maxItems|minimum/);
  });

  it.each([
    ['records', z.strictObject({ a: z.record(z.string(), z.number()) }), / at a,/],
    ['tuples', z.strictObject({ a: z.array(z.tuple([z.string()])) }), / at a.items,/],
    ['open objects', z.looseObject({ a: z.string() }), /not named/],
    ['values of any type', z.strictObject({ a: z.unknown() }), /any type at a/],
    ['a root that is no object', z.array(z.string()), /root/],
  ])('refuses %s by name instead of sending what the service refuses', (_name, type, words) => {
    expect(() => strictSchema(type)).toThrow(words);
  });
});
