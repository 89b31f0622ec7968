import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { REQUEST_LIMITS } from './limits.js';

export interface QueryLimits {
  plugins: ApolloServerPlugin[];
  validationRules: ValidationRule[];
}

/** Refuses a query that is too deep, too long or too dear before anything of it runs. */
export function queryLimits(): QueryLimits {
  const reported = { propagateOnRejection: false, onReject: [report] };
  const { plugins, validationRules } = new ApolloArmor({
    maxDepth: { n: REQUEST_LIMITS.depth, flattenFragments: true, ...reported },
    maxAliases: { n: REQUEST_LIMITS.aliases, allowList: [], ...reported },
    maxDirectives: { n: REQUEST_LIMITS.directives, ...reported },
    costLimit: { maxCost: REQUEST_LIMITS.cost, ...reported },
    // The parser itself counts tokens (parseOptions): here an excess would be answered as a fault of the server.
    maxTokens: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  // The package is typed against the CommonJS build of Apollo, this module against the ESM one; the values are the same.
  return { plugins: plugins as unknown as ApolloServerPlugin[], validationRules };
}

/** Reported rather than thrown, so that the client sees every limit it passed and the status is 400. */
function report(context: ValidationContext | null, error: GraphQLError): void {
  const message = error.message.replace(/^Syntax Error: /, '');
  context?.reportError(new GraphQLError(message, { extensions: { code: 'LIMIT_EXCEEDED' } }));
}
