import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readJsonReply } from './json-reply.js';

const value = { steps: [{ question: 'Who built "Tarn {Mill}"?', requires_retrieval: true }] };
const json = JSON.stringify(value);

describe("reading a model's reply as JSON", () => {
  it.each([
    ['plain', json],
    ['in a code fence with prose', `Sure! Here it is:\n\`\`\`json\n${json}\n\`\`\`\nAnything else? [1]`],
    ['as a list of one', `[${json}]`],
    ['after its thoughts', `<think>maybe {"steps": []} or not</think>\n${json}`],
    ['with a trailing comma', json.replace('}]', '},]')],
  ])('reads it %s', (_name, text) => {
    expect(readJsonReply(text)).toEqual({ value, fault: null });
  });

  it.each([
    ['an empty reply', '  ', 'empty'],
    ['prose', 'I cannot do that.', 'not JSON'],
    ['two values', `${json}\n${json}`, '2 JSON values'],
    ['the schema', '{"type":"object","properties":{"steps":{"type":"array"}}}', 'Schema'],
  ])('says what is wrong with %s', (_name, text, fault) => {
    expect(readJsonReply(text).fault).toContain(fault);
  });

  it('never throws, and reads back every object that is written as JSON', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        readJsonReply(text);
      }),
    );
    const keys = fc.string({ minLength: 1 }).filter((key) => !/^(?:type|\$schema|__proto__)$/.test(key));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.oneof(fc.string(), fc.integer()), { minKeys: 1 }), (made) => {
        const text = JSON.stringify(made);
        expect(readJsonReply(`Here: ${text}`).value).toEqual(JSON.parse(text));
      }),
    );
  });
});
