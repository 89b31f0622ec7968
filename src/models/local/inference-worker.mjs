// @ts-check
import { parentPort } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/**
 * Runs encoded texts through ONNX models, one text a run: int8 models are quantised per batch, so a text run beside others would give other numbers.
 * Plain JavaScript, so that a thread starts from it in the sources and in the build alike.
 *
 * @typedef {import('./inference-message.js').InferenceRequest} InferenceRequest
 * @typedef {import('./inference-message.js').InferenceInput} InferenceInput
 * @typedef {import('./inference-message.js').InferenceReply} InferenceReply
 */

/** @type {Map<string, Promise<InferenceSession>>} */
const sessions = new Map();

/** @param {string} modelFile */
function sessionFor(modelFile) {
  const known = sessions.get(modelFile);
  if (known) return known;
  const opening = InferenceSession.create(modelFile, { intraOpNumThreads: 1, interOpNumThreads: 1 });
  sessions.set(modelFile, opening);
  opening.catch(() => sessions.delete(modelFile));
  return opening;
}

/** @param {readonly number[]} numbers */
function tensor(numbers) {
  return new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length]);
}

/**
 * The first row of the model's output: the vector of the [CLS] token, or the logit.
 * @param {InferenceSession} session
 * @param {InferenceInput} input
 * @returns {Promise<Float32Array>}
 */
async function firstRow(session, { ids, typeIds }) {
  const mask = ids.map(() => 1);
  const feeds = { input_ids: tensor(ids), attention_mask: tensor(mask), token_type_ids: tensor(typeIds) };
  const output = Object.values(await session.run(feeds))[0];
  if (!output || !(output.data instanceof Float32Array)) throw new Error('The model gave no list of floats.');
  return output.data.slice(0, output.dims.at(-1));
}

/**
 * @param {InferenceRequest} request
 * @returns {Promise<InferenceReply>}
 */
async function answer({ id, modelFile, inputs }) {
  try {
    const session = await sessionFor(modelFile);
    const rows = [];
    for (const input of inputs) {
      if (closing) return { id, failure: 'it has been closed' };
      rows.push(await firstRow(session, input));
    }
    return { id, rows };
  } catch (thrown) {
    return { id, failure: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

/** One request after the other: two interleaved ones would share the core and both be late. */
let last = Promise.resolve();
let closing = false;

/** A thread that is ended while a model runs takes the whole process with it, so it ends by itself once the run is over. */
function close() {
  closing = true;
  last = last.then(() => parentPort?.close());
}

parentPort?.on('message', (/** @type {InferenceRequest | 'close'} */ message) => {
  if (message === 'close') close();
  else last = last.then(async () => parentPort?.postMessage(await answer(message)));
});
