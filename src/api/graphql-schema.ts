import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AskingResolver } from '../asking/asking.resolver.js';
import { DocumentsResolver } from '../documents/documents.resolver.js';
import { EditsResolver } from '../edits/edits.resolver.js';
import { EntitiesResolver } from '../entities/entities.resolver.js';
import { DecisionsResolver } from '../reconciliation/api/decisions.resolver.js';
import { ReconciliationResolver } from '../reconciliation/api/reconciliation.resolver.js';
import { RemovalResolver } from '../removal/removal.resolver.js';
import { WorkspacesResolver } from '../workspaces/workspaces.resolver.js';

/** Every resolver; a test compares the schema made from them with that of the running application. */
export const RESOLVERS = [
  AskingResolver,
  DecisionsResolver,
  DocumentsResolver,
  EditsResolver,
  EntitiesResolver,
  ReconciliationResolver,
  RemovalResolver,
  WorkspacesResolver,
];

/** The schema as text, sorted, made without a database. */
export async function graphqlSchema(): Promise<string> {
  const application = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, {
    logger: false,
  });
  try {
    const schema = await application.get(GraphQLSchemaFactory).create(RESOLVERS);
    return `${printSchema(lexicographicSortSchema(schema))}\n`;
  } finally {
    await application.close();
  }
}
