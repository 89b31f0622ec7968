import { z } from 'zod';
import { contentHash, stableId } from '../gsw/stable-id.js';
import { FENCE_WORD } from '../models/fence.js';
import type { LanguageModelCall, ReplySchema } from '../models/language-model.js';

/** What a call is about: a passage of a workspace, read with prompts of some version. */
export interface ReplySubject {
  workspaceKey: string;
  /** Content hash of the passage. */
  passage: string;
  /** Of the prompts, e.g. `llm/1.1`. */
  promptVersion: string;
}

/** One request of a model, and the key that its reply is kept under. */
export interface ReplySlot extends ReplySubject {
  /** 26 hexadecimal digits: also the custom id of the request in a batch. */
  key: string;
  stage: string;
  model: string;
  requestHash: string;
}

/** Content hash of a passage as prompts show it: its document's title and its text. */
export function passageHash({ title, text }: { title: string; text: string }): string {
  return contentHash(JSON.stringify([title, text]));
}

/** Where the reply to a call is kept: the same call about the same passage has the same key on any machine. */
export function replySlot(subject: ReplySubject, model: string, call: LanguageModelCall): ReplySlot {
  const { workspaceKey, passage, promptVersion } = subject;
  const hash = requestHash(call);
  const key = stableId('reply', workspaceKey, passage, call.kind, model, promptVersion, hash);
  return { workspaceKey, passage, promptVersion, key, stage: call.kind, model, requestHash: hash };
}

/** Hash of all that a call says; the random words that fence its data do not count. */
export function requestHash({ system, messages, schema, maxOutputTokens }: LanguageModelCall): string {
  const said = messages.map(({ role, content }) => [role, content.replace(FENCE_WORD, 'DOC')]);
  return contentHash(JSON.stringify([system, said, schema ? schemaText(schema) : null, maxOutputTokens]));
}

const schemaTexts = new WeakMap<z.ZodType, string>();

function schemaText({ name, type }: ReplySchema): string {
  const known = schemaTexts.get(type) ?? JSON.stringify(z.toJSONSchema(type, { io: 'input' }));
  schemaTexts.set(type, known);
  return `${name} ${known}`;
}
