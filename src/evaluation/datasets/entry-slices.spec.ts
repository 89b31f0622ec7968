import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arraySlices, lineSlices } from './entry-slices.js';

describe('The entries of a question file', () => {
  it('of a JSON array are those a parser finds, however it is indented', () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        fc.integer({ min: 0, max: 4 }),
        (entries, indent) => {
          const slices = arraySlices(JSON.stringify(entries, null, indent));
          expect(slices.map(({ text }) => JSON.parse(text) as unknown)).toEqual(
            JSON.parse(JSON.stringify(entries)),
          );
        },
      ),
    );
  });

  it('are named by the line they start on, in an array as in lines', () => {
    expect(arraySlices('[\n  {"a": "x\\"}]"},\n\n  {"b": [1,\n 2]}\n]').map(({ line }) => line)).toEqual([
      2, 4,
    ]);
    expect(lineSlices('{}\r\n\n{}').map(({ line }) => line)).toEqual([1, 3]);
  });

  it('end where the text ends when an array is cut short', () => {
    expect(arraySlices('[{"a": 1}, {"b": ')).toEqual([
      { line: 1, text: '{"a": 1}' },
      { line: 1, text: '{"b": ' },
    ]);
  });
});
