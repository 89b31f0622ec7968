import { interruptionOf, throwIfInterrupted } from '../../context/interruption.js';
import { PaniniError } from '../../errors/panini-error.js';
import { FairQueue, type Share } from './fair-queue.js';
import type { InferenceInput } from './inference-message.js';
import { InferenceThread } from './inference-thread.js';

export interface InferenceJob {
  /** Path of the ONNX file. */
  modelFile: string;
  /** Number of inputs. */
  count: number;
  /** The input at a position; asked for when its turn comes, so that a large job is never encoded all at once. */
  inputAt: (position: number) => InferenceInput;
  signal?: AbortSignal | undefined;
}

interface Call extends InferenceJob {
  rows: Float32Array[];
  left: number;
  resolve: (rows: Float32Array[]) => void;
  reject: (error: unknown) => void;
}

/** Inputs sent to a thread at once: few, so that others soon have their turn. */
const SHARE = 4;
/** Shares a thread holds: one at work and one at hand, so that it never idles while this thread is busy. */
const SHARES_HELD = 2;

/** A few threads that serve all local models and start when first needed. Calls take turns. */
export class InferencePool {
  private threads: InferenceThread[] = [];
  private readonly queue = new FairQueue<Call>();
  private readonly open = new Set<Call>();

  constructor(private readonly size: number) {}

  /**
   * The first output row of each input, in order.
   * @throws PaniniError MODEL_UNAVAILABLE, CANCELLED, DEADLINE_EXCEEDED
   */
  async run(job: InferenceJob): Promise<Float32Array[]> {
    throwIfInterrupted(job.signal);
    if (job.count === 0) return [];
    let call: Call | undefined;
    const onAbort = (): void => call && job.signal && this.fail(call, interruptionOf(job.signal));
    job.signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        call = { ...job, rows: new Array<Float32Array>(job.count), left: job.count, resolve, reject };
        this.open.add(call);
        this.queue.add(call, job.count);
        this.pump();
      });
    } finally {
      job.signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Starts every thread and opens the model in each, so that the first question does not wait for it. */
  async warmUp(modelFile: string, input: InferenceInput): Promise<void> {
    while (this.living().length < this.size) this.threads.push(new InferenceThread());
    await Promise.all(this.threads.map((thread) => thread.run(modelFile, [input])));
  }

  /** Ends all threads; what still waits is cancelled. A later call starts new ones. */
  async close(): Promise<void> {
    for (const call of this.open)
      this.fail(call, new PaniniError('CANCELLED', 'The local models were closed before the work was done.'));
    const threads = this.threads.splice(0);
    await Promise.all(threads.map((thread) => thread.close()));
  }

  private pump(): void {
    for (let thread = this.freeThread(); thread; thread = this.freeThread()) {
      const share = this.queue.take(SHARE);
      if (!share) return;
      void this.serve(thread, share);
    }
  }

  private async serve(thread: InferenceThread, { call, first, end }: Share<Call>): Promise<void> {
    try {
      const inputs = Array.from({ length: end - first }, (_, offset) => call.inputAt(first + offset));
      const rows = await thread.run(call.modelFile, inputs);
      rows.forEach((row, offset) => (call.rows[first + offset] = row));
      call.left -= rows.length;
      if (call.left === 0) this.finish(call);
    } catch (thrown) {
      this.fail(call, thrown);
    }
    this.pump();
  }

  private finish(call: Call): void {
    if (this.open.delete(call)) call.resolve(call.rows);
  }

  private fail(call: Call, error: unknown): void {
    this.queue.remove(call);
    if (this.open.delete(call)) call.reject(error);
  }

  /** An idle thread, else a new one, else the one that holds least. */
  private freeThread(): InferenceThread | undefined {
    if (this.queue.isEmpty) return undefined;
    const [least] = this.living().sort((one, other) => one.load - other.load);
    if (least?.load === 0) return least;
    if (this.threads.length < this.size) return this.started();
    return least && least.load < SHARES_HELD ? least : undefined;
  }

  private started(): InferenceThread {
    const thread = new InferenceThread();
    this.threads.push(thread);
    return thread;
  }

  private living(): InferenceThread[] {
    this.threads = this.threads.filter((thread) => thread.alive);
    return [...this.threads];
  }
}
