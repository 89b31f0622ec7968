#!/usr/bin/env node
// Writes src/graph/cypher-statements.ts from the headers in cypher/. Needs a build first: `npm run build`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCypherFiles } from '../dist/graph/cypher-file.js';
import { cypherTypes } from '../dist/graph/cypher-types.js';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
writeFileSync(
  path('../src/graph/cypher-statements.ts'),
  cypherTypes(readCypherFiles(path('../cypher')).values()),
);
