import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import type { ReadOutcome } from './document.js';
import { normaliseText } from './normalise-text.js';
import { readBytes } from './read-file.js';
import { readSources } from './read-sources.js';

async function read(content: string | Buffer, name: string = 'notes.txt'): Promise<ReadOutcome[]> {
  const found: ReadOutcome[] = [];
  for await (const one of readBytes(Buffer.from(content), name)) found.push(one);
  return found;
}
const only = (outcomes: ReadOutcome[]): ReadOutcome => {
  expect(outcomes).toHaveLength(1);
  return outcomes[0] as ReadOutcome;
};

describe('reading a file', () => {
  it('takes the first heading of Markdown as title, else the name of the file', async () => {
    expect(only(await read('# The mill at Tarn #\n\nIt stands.', 'a.md'))).toMatchObject({
      title: 'The mill at Tarn',
    });
    expect(only(await read('It stands.', 'docs/the_mill-at-Tarn.txt'))).toMatchObject({
      title: 'the mill at Tarn',
    });
  });

  it.each([
    ['CRLF', 'Port is 80.\r\nIt is open.'],
    ['old Mac line ends', 'Port is 80.\rIt is open.'],
    ['a byte order mark', '\uFEFFPort is 80.\nIt is open.'],
    ['spaces at line ends', 'Port is 80.   \nIt is open.\t\n\n'],
    ['decomposed letters', 'Port is 80.\nIt is open.'.normalize('NFD')],
  ])('gives the same text whether a file has %s or not', async (_what, text) => {
    expect(only(await read(text))).toMatchObject({ text: 'Port is 80.\nIt is open.' });
  });

  const german = 'Zoë Müßig wohnt in Köln. Sie hört gern Musik und liest täglich Bücher über Städte. '.repeat(
    4,
  );
  const russian = 'Мельница стоит у реки. Её построил Иван в прошлом веке для своей деревни. '.repeat(4);
  const japanese = '東京は日本の首都です。多くの人々がここに住んでいます。川と橋があります。'.repeat(6);
  it.each([
    ['UTF-16 with a mark', iconv.encode(german, 'utf16le', { addBOM: true }), german],
    ['big-endian UTF-16 with a mark', iconv.encode(german, 'utf16be', { addBOM: true }), german],
    ['Windows-1252', iconv.encode(german, 'win1252'), german],
    ['Windows-1251', iconv.encode(russian, 'win1251'), russian],
    ['Shift-JIS', iconv.encode(japanese, 'shiftjis'), japanese],
  ])('reads %s', async (_encoding, bytes, text) => {
    expect(only(await read(bytes))).toMatchObject({ text: normaliseText(text) });
  });

  it.each([
    ['an empty file', Buffer.alloc(0), ['EMPTY', 'EMPTY']],
    ['only spaces', Buffer.from(' \n\t '), ['EMPTY', 'EMPTY']],
    ['an old Word file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), ['REJECTED', 'UNSUPPORTED_TYPE']],
    ['bytes with NUL', Buffer.from('abc\0def'), ['REJECTED', 'BINARY']],
    ['noise', Buffer.from([0x81, 0xfe, 0x05, 0x9d, 0xc3, 0x28, 0x90]), ['REJECTED', 'ENCODING_UNKNOWN']],
  ])('names what is wrong with %s', async (_what, bytes, [state, code]) => {
    expect(only(await read(bytes))).toMatchObject({ state, code });
  });

  it('never throws, and what it gives is one document or one named refusal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const outcome = only(await read(Buffer.from(bytes)));
        expect('state' in outcome ? outcome.sentence.length > 0 : outcome.text.length > 0).toBe(true);
      }),
    );
  });
});

describe('JSON Lines', () => {
  it('are one document a line, a malformed line is named and the others are read', async () => {
    const lines = [
      '{"title":"Tarn","text":"Tarn is a village.","id":"t1","tags":["places"],"date":"2001"}',
      'not json',
      '{"title":"Orm"}',
      '{"title":"Orm","text":" "}',
      '{"title":"Orm","text":"One."}',
      '{"title":"Orm","text":"Two."}',
    ];
    expect(await read(lines.join('\n'), 'p.jsonl')).toEqual([
      { externalId: 't1', title: 'Tarn', text: 'Tarn is a village.', tags: ['places'], date: '2001' },
      expect.objectContaining({
        externalId: 'p.jsonl:2',
        state: 'REJECTED',
        sentence: 'Line 2: it is not JSON.',
      }),
      expect.objectContaining({ externalId: 'p.jsonl:3', code: 'MALFORMED' }),
      expect.objectContaining({ externalId: 'p.jsonl#Orm', state: 'EMPTY' }),
      expect.objectContaining({ externalId: 'p.jsonl#Orm~2', text: 'One.' }),
      expect.objectContaining({ externalId: 'p.jsonl#Orm~3', text: 'Two.' }),
    ]);
  });

  it('are told by their content on standard input', async () => {
    expect(await read('{"title":"Tarn","text":"Tarn is a village."}', 'standard-input')).toMatchObject([
      { title: 'Tarn' },
    ]);
  });
});

describe('a folder', () => {
  it('is read in the order of its paths, two files of one name stay two, and hidden ones are left out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'panini-read-'));
    await mkdir(join(folder, 'docs', 'b'), { recursive: true });
    for (const [name, text] of [
      ['docs/readme.md', 'Port is 80.'],
      ['docs/b/readme.md', 'Port is 90.'],
      ['docs/.secret', 'x'],
    ] as const)
      await writeFile(join(folder, name), text);
    const found: ReadOutcome[] = [];
    for await (const one of readSources([join(folder, 'docs')])) found.push(one);
    expect(found.map(({ externalId }) => externalId)).toEqual(['docs/b/readme.md', 'docs/readme.md']);
  });

  it('that is not there is said so', async () => {
    await expect(readSources(['/no/such/place']).next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
