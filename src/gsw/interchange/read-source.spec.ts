import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AssembledDocument } from './assemble-documents.js';
import { openSource } from './read-source.js';

const gsw = (name: string): object => ({
  entity_nodes: [{ id: 'e1', name, roles: [] }],
  verb_phrase_nodes: [],
});
const line = (passage: string, name: string = 'Ada'): string =>
  JSON.stringify({ passage, title: 'T', gsw: gsw(name) });
const text = (id: string, more: object = {}): string =>
  JSON.stringify({ id, title: 'T', text: 'Ada.', ...more });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panini-source-'));
});
afterEach(async () => rm(folder, { recursive: true }));

const write = async (name: string, content: string | Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

async function read(gsws: string | Buffer, passages?: string): Promise<AssembledDocument[]> {
  const source = await write('gsws.jsonl', gsws);
  const passagesFile =
    passages === undefined ? {} : { passagesFile: await write('passages.jsonl', passages) };
  const read: AssembledDocument[] = [];
  for await (const one of (await openSource({ source, ...passagesFile })).documents) read.push(one);
  return read;
}

const good = (read: AssembledDocument[]): string[] =>
  read.flatMap((one) => ('document' in one ? [one.document.externalId] : []));
const faults = (read: AssembledDocument[]): [number | null, string | null, string][] =>
  read.flatMap((one) =>
    'document' in one
      ? []
      : one.faults.map(({ line: at, passage, reason }): [number | null, string | null, string] => [
          at,
          passage,
          reason,
        ]),
  );

describe('reading a file of GSWs', () => {
  it('lets the good documents in and lists every bad line with its number and reason', async () => {
    const lines = [
      line('p1'),
      '{"passage":"p2","title":"T","gsw":{"entity_nodes":[1,]}}',
      JSON.stringify({ passage: 'p3', title: 'T', gsw: '' }),
      JSON.stringify({ passage: 'p4', title: 'T', gsw: { $schema: 'x', type: 'object' } }),
      line('p5', 'x'.repeat(5_000)),
      `${line('p6')}${line('p6')}`,
      line('p9'),
      line('p1'),
      JSON.stringify({ passage: 'p7', gsw: `\`\`\`json\n${JSON.stringify(gsw('Bo'))}\n\`\`\`` }),
      '{"passage":"p8","title":"T","gsw":{"entity_no',
    ];
    const result = await read(
      lines.join('\n'),
      ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'].map((id) => text(id)).join('\n'),
    );
    expect(good(result)).toEqual(['p1', 'p7']);
    expect(faults(result)).toEqual([
      [2, 'p2', 'is not valid JSON'],
      [3, 'p3', 'is empty'],
      [4, 'p4', 'is a JSON Schema and not a value of it'],
      [5, 'p5', 'entity_nodes[0]: a name may have 1000 characters, this one has 5000'],
      [6, 'p6', 'holds more than one JSON document'],
      [7, 'p9', 'stands in no passages file'],
      [8, 'p1', 'the passage had a GSW before; the first one counts'],
      [10, 'p8', 'is cut off: its JSON does not end'],
    ]);
  });

  it('reads a byte-order mark, CRLF, blank lines and a last line without an end', async () => {
    expect(good(await read(`\uFEFF${line('p1')}\r\n\r\n${line('p2')}`))).toEqual(['p1', 'p2']);
  });

  it('lists a line that is not UTF-8 and goes on, and names UTF-16', async () => {
    const latin = Buffer.concat([
      Buffer.from(`${line('p1')}\n{"passage":"Zo`),
      Buffer.from([0xeb]),
      Buffer.from(`"}\n${line('p2')}\n`),
    ]);
    const result = await read(latin);
    expect([good(result), faults(result)]).toEqual([['p1', 'p2'], [[2, null, 'is not UTF-8']]]);
    expect(faults(await read(Buffer.from(`\uFEFF${line('p1')}`, 'utf16le')))).toEqual([
      [1, null, 'the file is UTF-16; save it as UTF-8'],
    ]);
  });

  it('refuses the whole document of a bad passage, and takes several passages of one document together', async () => {
    const passages = [
      text('a0', { document: 'a', index: 0 }),
      text('b0', { document: 'b' }),
      text('a1', { document: 'a', index: 1, tags: ['x'], date: '2001-05' }),
      text('b1', { document: 'b' }),
    ];
    const result = await read(
      [line('a1'), line('b0'), line('a0'), '{"passage":"b1", oops'].join('\n'),
      passages.join('\n'),
    );
    expect(result[0]).toMatchObject({
      document: {
        externalId: 'a',
        tags: ['x'],
        date: '2001-05',
        passages: [
          { externalId: 'a0', index: 0 },
          { externalId: 'a1', index: 1 },
        ],
      },
    });
    expect(result[1]).toMatchObject({ rejected: 'b', faults: [{ passage: 'b1', document: 'b', line: 4 }] });
  });

  it('lists bad lines of the passages file and refuses the documents they name', async () => {
    const passages = [
      text('p1'),
      text('p1'),
      text('p2', { date: 'yesterday' }),
      text('p4', { date: '2001-02-29' }),
      text('p3', { text: 5 }),
      'oops',
    ];
    const result = await read([line('p1'), line('p3')].join('\n'), passages.join('\n'));
    expect(good(result)).toEqual([]);
    expect(
      faults(result)
        .map(([at]) => at)
        .sort(),
    ).toEqual([2, 2, 3, 4, 5, 6]);
  });

  it('reads the folder form: gsw_N_M belongs to passage M of doc_N', async () => {
    for (const [path, content] of [
      ['doc_2/gsw_2_0.json', gsw('Bo')],
      ['doc_10/gsw_10_1.json', gsw('Di')],
      ['doc_10/gsw_10_0.json', gsw('Cy')],
      ['doc_2/gsw_3_0.json', gsw('No')],
    ] as const) {
      await mkdir(join(folder, 'networks', path, '..'), { recursive: true });
      await write(join('networks', path), JSON.stringify(content));
    }
    const passagesFile = await write(
      'passages.jsonl',
      [
        text('x', { document: 'doc_2' }),
        text('y', { document: 'doc_10', index: 0 }),
        text('z', { document: 'doc_10', index: 1 }),
      ].join('\n'),
    );
    const result: AssembledDocument[] = [];
    for await (const one of (await openSource({ source: folder, passagesFile })).documents) result.push(one);
    expect(good(result)).toEqual(['doc_2', 'doc_10']);
    expect(faults(result)[0]?.[2]).toMatch(/expected the name gsw_2_M.json/);
    expect(result.at(-1)).toMatchObject({
      document: { passages: [{ externalId: 'y', gsw: { entities: [{ name: 'Cy' }] } }, { externalId: 'z' }] },
    });
  });

  it('says which file is not there', async () => {
    await expect(openSource({ source: join(folder, 'none.jsonl') })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('says that a folder is no file of passages, and lists what of a folder of GSWs cannot be read', async () => {
    const source = await write('gsws.jsonl', line('p1'));
    await expect(openSource({ source, passagesFile: folder })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('cannot be read (EISDIR)') as unknown,
    });
    await mkdir(join(folder, 'doc_1', 'gsw_1_0.json'), { recursive: true });
    await write('doc_2', '');
    const result: AssembledDocument[] = [];
    for await (const one of (await openSource({ source: folder })).documents) result.push(one);
    expect(faults(result).map(([, , reason]) => reason)).toEqual(['cannot be read (EISDIR)', 'is no folder']);
  });

  it('refuses a folder without one document, so that a wrong path is no success', async () => {
    const { documents } = await openSource({ source: folder });
    await expect(documents.next()).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
