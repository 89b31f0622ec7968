import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, isInterfaceType, isIntrospectionType, isObjectType, type GraphQLSchema } from 'graphql';
import { ROLE_KEY } from '../../src/access/roles.js';
import { graphqlSchema, RESOLVERS } from '../../src/api/graphql-schema.js';
import { PACKAGE_ROOT } from '../../src/config/package-root.js';

let printed: string;
let schema: GraphQLSchema;
beforeAll(async () => {
  printed = await graphqlSchema();
  schema = buildSchema(printed);
});

describe('schema.graphql', () => {
  it('is what `npm run schema` writes', () => {
    expect(readFileSync(join(PACKAGE_ROOT, 'schema.graphql'), 'utf8')).toBe(printed);
  });

  it('describes every type, field and argument', () => {
    const missing = Object.values(schema.getTypeMap())
      .filter(
        (type) =>
          !isIntrospectionType(type) && !/^(String|Int|Float|Boolean|ID|Query|Mutation)$/.test(type.name),
      )
      .flatMap((type) => [
        ...(type.description ? [] : [type.name]),
        ...(isObjectType(type) || isInterfaceType(type)
          ? Object.values(type.getFields())
              .filter((field) => !field.description)
              .map((field) => `${type.name}.${field.name}`)
          : []),
      ]);
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const undescribed = roots.filter((field) => !field.description).map((field) => field.name);
    const bare = roots.flatMap((field) =>
      field.args.filter((arg) => !arg.description).map((arg) => `${field.name}.${arg.name}`),
    );
    expect([...missing, ...undescribed, ...bare]).toEqual([]);
  });

  it('has a bookmark on every mutation, and takes one on every query that reads the graph', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.length).toBeGreaterThan(0);
    for (const { type } of mutations)
      expect(printed).toMatch(new RegExp(`type ${String(type).replace('!', '')} \\{[^}]*bookmark`));
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      expect(field.args.map((arg) => arg.name)).toContain('bookmark');
    }
  });

  it('bounds every list that a client pages through', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const connections = fields.filter((field) => String(field.type).endsWith('Connection!'));
    expect(connections.length).toBeGreaterThanOrEqual(3);
    for (const field of connections)
      expect(field.args.map((arg) => arg.name)).toEqual(expect.arrayContaining(['first', 'after']));
  });
});

describe('resolvers', () => {
  it('declare a role on each method that a client can call', () => {
    const without = RESOLVERS.flatMap(({ name, prototype }) =>
      Object.getOwnPropertyNames(prototype)
        .filter((method) => method !== 'constructor')
        .filter((method) => {
          const handler: unknown = Object.getOwnPropertyDescriptor(prototype, method)?.value;
          return typeof handler === 'function' && Reflect.getMetadata(ROLE_KEY, handler) === undefined;
        })
        .map((method) => `${name}.${method}`),
    );
    expect(without).toEqual([]);
  });
});
