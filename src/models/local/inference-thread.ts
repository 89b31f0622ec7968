import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PaniniError } from '../../errors/panini-error.js';
import type { InferenceInput, InferenceReply, InferenceRequest } from './inference-message.js';

interface Waiting {
  resolve: (rows: Float32Array[]) => void;
  reject: (error: PaniniError) => void;
}

const WORKER_FILE = join(dirname(fileURLToPath(import.meta.url)), 'inference-worker.mjs');

/** A worker thread that runs models. It keeps the process alive only while it works. */
export class InferenceThread {
  private readonly worker = new Worker(WORKER_FILE);
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private ended = false;

  constructor() {
    this.worker.unref();
    this.worker.on('message', (reply: InferenceReply) => this.settle(reply));
    this.worker.on('error', (error: Error) => this.end(error.message));
    this.worker.on('exit', (code) => this.end(`it ended with code ${code}`));
  }

  /** Requests sent and not yet answered. */
  get load(): number {
    return this.waiting.size;
  }

  get alive(): boolean {
    return !this.ended;
  }

  /** @throws PaniniError MODEL_UNAVAILABLE when the model cannot be opened or run, or the thread dies. */
  run(modelFile: string, inputs: InferenceInput[]): Promise<Float32Array[]> {
    if (this.ended) return Promise.reject(failure('it has been closed'));
    this.lastId += 1;
    const request: InferenceRequest = { id: this.lastId, modelFile, inputs };
    this.worker.ref();
    this.worker.postMessage(request);
    return new Promise((resolve, reject) => this.waiting.set(request.id, { resolve, reject }));
  }

  /** Ends the thread after the text at work; what still waits fails. */
  async close(): Promise<void> {
    if (this.ended) return;
    this.end('it has been closed');
    const exited = once(this.worker, 'exit');
    this.worker.ref();
    this.worker.postMessage('close');
    await exited;
  }

  private settle(reply: InferenceReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) this.worker.unref();
    if ('rows' in reply) waiting?.resolve(reply.rows);
    else waiting?.reject(failure(reply.failure));
  }

  private end(reason: string): void {
    this.ended = true;
    for (const { reject } of this.waiting.values()) reject(failure(reason));
    this.waiting.clear();
  }
}

function failure(reason: string): PaniniError {
  return new PaniniError('MODEL_UNAVAILABLE', 'A local model could not be run.', {
    hint: 'If it happens again, remove the `models` folder of the data folder, so that it is fetched anew.',
    cause: new Error(reason),
  });
}
