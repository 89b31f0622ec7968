import 'reflect-metadata';
import { main } from './cli/program.js';

// The HTTP entry point: the same as `panini up`, for process managers that start a file.
await main([...process.argv.slice(0, 2), 'up']);
