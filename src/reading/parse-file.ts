import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ParseReply, ParseRequest } from './parse-message.js';

const WORKER_FILE = join(dirname(fileURLToPath(import.meta.url)), 'parse-worker.mjs');

/** What one file may take: a parser that asks for more is ended, and the file is refused. */
export const PARSE_LIMITS = { milliseconds: 60_000, megabytes: 1_024 } as const;

/** The text of one PDF, DOCX or HTML file, taken out by a thread of its own. A parser that hangs, breaks or runs out of memory gives a fault; the process lives on. */
export async function parseFile(
  request: ParseRequest,
  limits: { milliseconds: number; megabytes: number } = PARSE_LIMITS,
): Promise<ParseReply> {
  const worker = new Worker(WORKER_FILE, {
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    stdout: true,
    stderr: true,
  });
  try {
    return await reply(worker, request, limits.milliseconds);
  } finally {
    await worker.terminate();
  }
}

function reply(worker: Worker, request: ParseRequest, milliseconds: number): Promise<ParseReply> {
  return new Promise((resolve) => {
    const seconds = milliseconds / 1_000;
    const timer = setTimeout(
      () => resolve({ fault: `It could not be read within ${seconds} s.` }),
      milliseconds,
    );
    const settle = (outcome: ParseReply): void => {
      clearTimeout(timer);
      resolve(outcome);
    };
    worker.once('message', settle);
    worker.once('error', () => settle({ fault: 'It takes more memory to read than a document may.' }));
    worker.once('exit', () => settle({ fault: 'It is damaged and cannot be read.' }));
    worker.postMessage(request);
  });
}
