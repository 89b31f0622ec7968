import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { randomFence } from '../models/fence.js';
import type { LanguageModelCall } from '../models/language-model.js';
import { passageHash, replySlot } from './reply-key.js';

const subject = {
  workspaceKey: 'w1',
  passage: passageHash({ title: 'T', text: 'x' }),
  promptVersion: 'llm/1.1',
};
const call = (more: Partial<LanguageModelCall> = {}): LanguageModelCall => ({
  ...{ kind: 'construct', system: 'Read.', messages: [{ role: 'user', content: 'x' }], maxOutputTokens: 100 },
  ...more,
});
const key = (of: LanguageModelCall, changed: Partial<typeof subject> = {}, model = 'openai/m'): string =>
  replySlot({ ...subject, ...changed }, model, of).key;

describe('the key of a reply', () => {
  it('is the same for the same request, whatever random word fences its data', () => {
    const fencedCall = (): LanguageModelCall =>
      call({ messages: [{ role: 'user', content: `<${randomFence()}>\nx` }] });
    expect(key(fencedCall())).toBe(key(fencedCall()));
    expect(key(fencedCall())).toMatch(/^[0-9a-f]{26}$/);
  });

  it('differs by all that a reply depends on', () => {
    const schema = { name: 'a', type: z.strictObject({ a: z.string() }) };
    const keys = [
      key(call()),
      ...[key(call(), { workspaceKey: 'w2' }), key(call(), { passage: 'other' })],
      ...[key(call(), { promptVersion: 'llm/2.1' }), key(call(), {}, 'openai/n')],
      ...[key(call({ kind: 'second-pass' })), key(call({ system: 'Write.' }))],
      ...[key(call({ maxOutputTokens: 200 })), key(call({ schema }))],
      key(call({ schema: { name: 'a', type: z.strictObject({ b: z.string() }) } })),
      key(call({ messages: [{ role: 'assistant', content: 'x' }] })),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
