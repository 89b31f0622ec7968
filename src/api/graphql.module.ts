import type { IncomingMessage } from 'node:http';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import { formatError } from './format-error.js';
import { REQUEST_LIMITS } from './limits.js';
import { queryLimits } from './query-limits.js';

export const GRAPHQL_PATH = '/graphql';

/** GraphQL over HTTP with every limit set here, none left to a default that differs between environments. */
export const GraphqlServer = GraphQLModule.forRootAsync<ApolloDriverConfig>({
  driver: ApolloDriver,
  useFactory: () => {
    const { plugins, validationRules } = queryLimits();
    return {
      path: GRAPHQL_PATH,
      autoSchemaFile: true,
      sortSchema: true,
      graphiql: false,
      introspection: process.env.NODE_ENV !== 'production',
      csrfPrevention: true,
      allowBatchedHttpRequests: false,
      includeStacktraceInErrorResponses: false,
      hideSchemaDetailsFromClientErrors: true,
      autoTransformHttpErrors: false,
      parseOptions: { maxTokens: REQUEST_LIMITS.tokens },
      maxRecursiveSelections: REQUEST_LIMITS.recursiveSelections,
      cache: 'bounded',
      persistedQueries: false,
      formatError,
      plugins,
      validationRules,
      context: ({ req }: { req: IncomingMessage }) => ({ req }),
    };
  },
});
