#!/usr/bin/env node
import { prepare, PrepareError, say } from './prepare.mjs';

try {
  await prepare();
} catch (error) {
  if (!(error instanceof PrepareError)) throw error;
  say(error.message);
  process.exit(1);
}
await import('../dist/cli.js');
