import { GraphQLError, GraphQLScalarType } from 'graphql';

/** Any JSON value, sent to clients only. */
export const Json = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value. Given to clients only, never taken from them.',
  serialize: (value) => value,
  parseValue: refuse,
  parseLiteral: refuse,
});

function refuse(): never {
  throw new GraphQLError('JSON is never an argument.');
}
