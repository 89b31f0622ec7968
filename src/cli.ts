import 'reflect-metadata';
import { main } from './cli/program.js';

await main(process.argv);
