import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../config/package-root.js';
import { graphqlSchema } from './graphql-schema.js';

// `npm run schema`: writes schema.graphql from the resolvers.
writeFileSync(join(PACKAGE_ROOT, 'schema.graphql'), await graphqlSchema());
