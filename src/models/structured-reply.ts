import type { z } from 'zod';
import { PaniniError } from '../errors/panini-error.js';
import type { CallUsage } from './call-usage.js';
import { readJsonReply } from './json-reply.js';
import type { CallKind, LanguageModel, LanguageModelCall, LanguageModelReply } from './language-model.js';

export interface StructuredRequest<T> {
  model: LanguageModel;
  /** The first call; its schema is added. */
  call: Omit<LanguageModelCall, 'schema'>;
  /** Kind of the one re-ask; null for no re-ask. */
  again: CallKind | null;
  schema: { name: string; type: z.ZodType<T> };
  /** Faults of a reply that has the right shape, one sentence each. */
  check: (value: T) => readonly string[];
}

export interface StructuredReply<T> {
  /** The last reply that had the right shape; null when none had, or when the model refused. */
  value: T | null;
  /** Faults of the last reply; empty when it can be used as it is. */
  faults: readonly string[];
  /** The model's own words when it refused, else null. A refusal is not asked again. */
  refusal: string | null;
  /** The calls it took, in order. */
  usage: CallUsage[];
}

/** A reply that was cut is asked once more with so many times the room. */
const MORE_ROOM = 2;
const MOST_FAULTS_QUOTED = 40;

/**
 * A reply of a given shape. Why a reply ended is read before its text; what is wrong with it is quoted back in one re-ask, all faults together;
 * what is still wrong is the caller's to drop. A reply that ended at its limit is never used, even if it parses: it is asked once more with more room, as far as the model has any.
 * @throws PaniniError OUTPUT_TRUNCATED when that ends at its limit too; those of the model
 */
export async function askStructured<T>(request: StructuredRequest<T>): Promise<StructuredReply<T>> {
  const usage: CallUsage[] = [];
  const first = await complete(request, { ...request.call, schema: request.schema }, usage);
  const read = readReply(request, first);
  if (read.refusal !== null || read.faults.length === 0 || request.again === null) return { ...read, usage };
  const second = await complete(
    request,
    secondCall(request, { reply: first, faults: read.faults, kind: request.again }),
    usage,
  );
  const again = readReply(request, second);
  return { ...again, value: again.value ?? (again.refusal === null ? read.value : null), usage };
}

async function complete<T>(
  { model }: StructuredRequest<T>,
  call: LanguageModelCall,
  usage: CallUsage[],
): Promise<LanguageModelReply> {
  const rooms = roomsOf(model, call.maxOutputTokens);
  for (const [place, maxOutputTokens] of rooms.entries()) {
    const reply = await model.complete({ ...call, maxOutputTokens }).catch((thrown: unknown) => {
      throw place > 0 ? truncatedInstead(thrown, rooms) : thrown;
    });
    usage.push({ kind: call.kind, model: reply.model, ...reply.usage });
    if (reply.finish !== 'length') return reply;
  }
  throw truncated(rooms);
}

/** A reply never gets more room than its model can fill; where that is no more than before, it is not asked again. */
function roomsOf({ mostOutputTokens = Infinity }: LanguageModel, wanted: number): number[] {
  const rooms = [wanted, wanted * MORE_ROOM].map((room) => Math.min(room, mostOutputTokens));
  return [...new Set(rooms)];
}

/** A model that refuses the greater room has cut its reply at the smaller one. */
function truncatedInstead(thrown: unknown, rooms: readonly number[]): unknown {
  const isRefused = thrown instanceof PaniniError && thrown.code === 'MODEL_REQUEST_REFUSED';
  return isRefused ? truncated(rooms.slice(0, 1)) : thrown;
}

function truncated(rooms: readonly number[]): PaniniError {
  return new PaniniError('OUTPUT_TRUNCATED', `The model's reply did not end within ${rooms.at(-1)} tokens.`, {
    hint: 'Ask for less at once, or use a model that writes longer replies.',
  });
}

function readReply<T>(
  { schema, check }: StructuredRequest<T>,
  reply: LanguageModelReply,
): Omit<StructuredReply<T>, 'usage'> {
  if (reply.finish === 'refusal' || reply.finish === 'filtered')
    return {
      value: null,
      faults: [],
      refusal: reply.refusal ?? (reply.text.trim() || 'no reason was given'),
    };
  const json = readJsonReply(reply.text);
  if (json.fault !== null) return { value: null, faults: [json.fault], refusal: null };
  const parsed = schema.type.safeParse(json.value);
  if (!parsed.success) return { value: null, faults: parsed.error.issues.map(describe), refusal: null };
  return { value: parsed.data, faults: check(parsed.data), refusal: null };
}

function describe(issue: z.core.$ZodIssue): string {
  const place = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  return `${place}${issue.message}`;
}

function secondCall<T>(
  { call, schema }: StructuredRequest<T>,
  { reply, faults, kind }: { reply: LanguageModelReply; faults: readonly string[]; kind: CallKind },
): LanguageModelCall {
  const quoted = faults.slice(0, MOST_FAULTS_QUOTED).map((fault, index) => `${index + 1}. ${fault}`);
  const more = faults.length - quoted.length;
  const content = [
    `Your reply cannot be used. It has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:`,
    ...quoted,
    ...(more > 0 ? [`and ${more} more of the same kinds`] : []),
    'Reply again with the whole corrected JSON value and nothing else.',
  ].join('\n');
  return {
    ...call,
    kind,
    schema,
    messages: [...call.messages, { role: 'assistant', content: reply.text }, { role: 'user', content }],
  };
}
