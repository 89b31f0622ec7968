import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Document, Packer, Paragraph } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Test } from 'supertest';
import { localContext } from '../../../src/context/request-context.js';
import { JobsService } from '../../../src/ingestion/jobs.service.js';
import { freshName } from '../../support/gsw-application.js';
import { LiveApi } from '../../support/live-api.js';
import { zipOf } from '../../support/zip-of.js';

jest.setTimeout(180_000);

const ORIGIN = 'http://localhost:5173';
const CLIENT = 'x-panini-client';

let api: LiveApi;
let workspace: string;
beforeAll(async () => {
  api = await LiveApi.start({ PANINI_CORS_ORIGIN: ORIGIN });
  await api.application.listen(0, '127.0.0.1');
  workspace = freshName('upload');
});
afterAll(async () => api.stop());
afterEach(async () => {
  // An upload that was refused may still be on its way out.
  for (let tries = 0; tries < 20 && (await openFiles()).length > 0; tries += 1) await sleep(50);
  expect(await openFiles()).toEqual([]);
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('panini-upload-'))).toEqual([]);
});

/** Temporary files of uploads that this process still holds; Linux only, elsewhere the folder alone is looked at. */
async function openFiles(): Promise<string[]> {
  const { readlink } = await import('node:fs/promises');
  const numbers = await readdir('/proc/self/fd').catch(() => []);
  const paths = await Promise.all(
    numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')),
  );
  return paths.filter((path) => path.includes('panini-upload-'));
}

const post = (): Test => api.http.post('/documents').set(CLIENT, 'test');
const form = (): Test => post().field('workspace', workspace);

interface Receipt {
  jobId: string;
  externalId: string;
  state: string;
  code: string;
  sentence: string;
}
const receiptsOf = (reply: { status: number; body: unknown; text: string }): Receipt[] => {
  expect(`${reply.status} ${reply.text}`).toMatch(/^202 /);
  return (reply.body as { receipts: Receipt[] }).receipts;
};
const errorOf = (reply: { body: unknown }) =>
  (reply.body as { errors: { message: string; extensions: Record<string, unknown> }[] }).errors[0];

async function pdfOf(text: string): Promise<Buffer> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  made.addPage().drawText(text, { x: 50, y: 700, size: 12, font });
  return Buffer.from(await made.save());
}

async function jobs(): Promise<Map<string, { state: string; tags: string[] }>> {
  const service = api.application.get(JobsService, { strict: false });
  await service.drain(localContext({ workspace }));
  return new Map(
    (await service.list(localContext({ workspace }))).map((job) => [job.externalId, job as never]),
  );
}

describe('files posted to /documents', () => {
  it('are read by their content whatever they are called, and become jobs with tags, date and ids', async () => {
    const docx = await Packer.toBuffer(
      new Document({ sections: [{ children: [new Paragraph('Ada Quill was born in Omvik.')] }] }),
    );
    const reply = await form()
      .field('construct', 'rules')
      .field('tag', 'ships')
      .field('tag', '2026')
      .field('date', '2026-05')
      .attach('file', Buffer.from('Bo Fenn was born in Tarn.'), { filepath: 'a/readme.md' } as never)
      .attach('file', Buffer.from('Mira Dahl was born in Orm.'), { filepath: 'b/readme.md' } as never)
      .field('externalId', 'register/17')
      .attach('file', await pdfOf('Sif Orm was born in Tarn.'), 'scan.txt')
      .attach('file', docx, 'letter.pdf')
      .attach(
        'file',
        Buffer.from('{"title":"Una","text":"Una was born in Orm.","tags":["own"]}\n{"title":"x"}'),
        'p.jsonl',
      );
    const receipts = receiptsOf(reply);
    expect(receipts.map(({ externalId, state }) => `${externalId} ${state}`)).toEqual([
      'a/readme.md QUEUED',
      'b/readme.md QUEUED',
      'register/17 QUEUED',
      'letter.pdf QUEUED',
      'p.jsonl#Una QUEUED',
      'p.jsonl:2 REJECTED',
    ]);
    const done = await jobs();
    for (const id of ['a/readme.md', 'register/17', 'letter.pdf', 'p.jsonl#Una'])
      expect(`${id} ${done.get(id)?.state}`).toBe(`${id} COMPLETED`);
    const query = `query ($w: String!) { documents(workspace: $w, first: 100) { edges { node { externalId title tags date } } } }`;
    const { data } = await api.ask(query, { w: workspace });
    const found = (data?.documents.edges as { node: { externalId: string } }[]).map(({ node }) => node);
    expect(found.find(({ externalId }) => externalId === 'p.jsonl#Una')).toMatchObject({
      tags: ['own', 'ships', '2026'],
      date: '2026-05',
    });
    expect(found.find(({ externalId }) => externalId === 'register/17')).toMatchObject({ title: 'scan' });
  });

  it('sent again unchanged are not read again', async () => {
    const send = () => form().attach('file', Buffer.from('Tove Lind was born in Orm.'), 'same.txt');
    receiptsOf(await send());
    await jobs();
    expect(receiptsOf(await send())).toMatchObject([{ state: 'COMPLETED', code: 'UNCHANGED' }]);
  });

  it('that are useless are each refused or empty with a sentence, and the others go in', async () => {
    const bomb = zipOf('word/document.xml', deflateRawSync(Buffer.alloc(40_000_000, 'a')), 40_000_000);
    const reply = await form()
      .attach('file', Buffer.alloc(0), 'nothing.txt')
      .attach('file', Buffer.from(' \n\t'), 'blank.txt')
      .attach('file', bomb, 'bomb.docx')
      .attach('file', Buffer.from('abc\0def'), 'binary.bin')
      .attach('file', (await pdfOf('x')).subarray(0, 40), 'cut.pdf')
      .attach('file', Buffer.from('Runa Vik was born in Orm.'), 'good.txt');
    expect(receiptsOf(reply).map(({ externalId, state, code }) => [externalId, state, code])).toEqual([
      ['nothing.txt', 'EMPTY', 'EMPTY'],
      ['blank.txt', 'EMPTY', 'EMPTY'],
      ['bomb.docx', 'REJECTED', 'MALFORMED'],
      ['binary.bin', 'REJECTED', 'BINARY'],
      ['cut.pdf', 'REJECTED', 'MALFORMED'],
      ['good.txt', 'QUEUED', 'QUEUED'],
    ]);
    for (const { sentence } of receiptsOf(reply)) expect(sentence.length).toBeGreaterThan(10);
  });

  it.each([
    'C:\\Docs\\a.txt',
    'ä ö.txt',
    '..\\x',
    '../../etc/passwd',
    'CON',
    '苹果.txt',
    `${'x'.repeat(300)}.txt`,
  ])('keep the name they came with as id and open nothing by it: %s', async (name) => {
    const [receipt] = receiptsOf(await raw(part(name, `Bo Fenn was born in Tarn. ${name.length}`)));
    expect(receipt).toMatchObject({ externalId: name, state: 'QUEUED' });
  });
});

describe('an upload that is not as it should be', () => {
  it.each([
    ['without a file', () => form(), /got none/],
    [
      'with a field nobody knows',
      () => form().field('colour', 'red').attach('file', Buffer.from('x'), 'a'),
      /colour/,
    ],
    ['with a file under another name', () => form().attach('document', Buffer.from('x'), 'a'), /"document"/],
    [
      'with a date that is none',
      () => form().field('date', '2026-13').attach('file', Buffer.from('x'), 'a'),
      /2026-13/,
    ],
    [
      'with a way of reading that is none',
      () => form().field('construct', 'magic').attach('file', Buffer.from('x'), 'a'),
      /magic/,
    ],
    ['with an empty tag', () => form().field('tag', '').attach('file', Buffer.from('x'), 'a'), /tags/],
    [
      'with an id that no file follows',
      () => form().attach('file', Buffer.from('x'), 'a').field('externalId', 'e'),
      /externalId/,
    ],
    [
      'with a workspace name that is none',
      () => post().field('workspace', ' ').attach('file', Buffer.from('x'), 'a'),
      /name/i,
    ],
    [
      'with a name of 3,000 characters',
      () => form().attach('file', Buffer.from('x'), 'n'.repeat(3_000)),
      /3000/,
    ],
    ['that is JSON', () => post().send({ file: 'x' }), /multipart/],
  ])('%s is refused with a clear sentence, and nothing of it goes in', async (_what, send, sentence) => {
    const before = (await jobs()).size;
    const reply = await send();
    expect(reply.status).toBe(400);
    expect(errorOf(reply)?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      requestId: reply.headers['x-request-id'],
    });
    expect(errorOf(reply)?.message).toMatch(sentence);
    expect((await jobs()).size).toBe(before);
  });

  it('with too many files or documents is refused whole', async () => {
    const before = (await jobs()).size;
    let many = form();
    for (let count = 0; count < 21; count += 1)
      many = many.attach('file', Buffer.from('x y'), `${count}.txt`);
    const lines = Array.from({ length: 5_001 }, (_none, index) => `{"id":${index},"text":"x y"}`).join('\n');
    for (const reply of [await many, await form().attach('file', Buffer.from(lines), 'many.jsonl')]) {
      expect(reply.status).toBe(413);
      expect(errorOf(reply)?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    }
    expect((await jobs()).size).toBe(before);
  });

  it('larger than 64 MB is refused, told or found out', async () => {
    const told = await raw(part('a', 'x'), { 'content-length': '64000001' });
    expect([told.status, errorOf(told)?.extensions.code]).toEqual([413, 'LIMIT_EXCEEDED']);
    const found = await raw([head('big'), ...Array.from({ length: 65 }, () => Buffer.alloc(1_000_000, 'a'))]);
    expect([found.status, errorOf(found)?.extensions.code]).toEqual([413, 'LIMIT_EXCEEDED']);
  });

  it('that ends before its last boundary is refused', async () => {
    const reply = await raw([head('half'), Buffer.from('Bo Fenn was')]);
    expect([reply.status, errorOf(reply)?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('whose client goes away leaves nothing, and the next one is served', async () => {
    const before = (await jobs()).size;
    for (let count = 0; count < 4; count += 1) {
      const sending = open();
      sending.on('error', () => undefined);
      sending.write(head('gone'));
      sending.write(Buffer.alloc(100_000, 'a'));
      await sleep(50);
      sending.destroy();
      await sleep(50);
    }
    expect((await jobs()).size).toBe(before);
    receiptsOf(await form().attach('file', Buffer.from('Eldar was born in Orm.'), 'next.txt'));
  });

  it('beside two others that are under way is asked to come again', async () => {
    const slow = [open(), open()];
    for (const sending of slow) {
      sending.on('error', () => undefined);
      sending.write(head('slow'));
    }
    await sleep(200);
    const reply = await form().attach('file', Buffer.from('x y'), 'third.txt');
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    for (const sending of slow) sending.destroy();
    await sleep(100);
    receiptsOf(await form().attach('file', Buffer.from('Ymir was born in Orm.'), 'third.txt'));
  });
});

describe('a form that a foreign page makes a browser send', () => {
  it.each([undefined, 'https://evil.example', 'null'])('is refused: origin %s', async (origin) => {
    const sending = api.http.post('/documents').field('workspace', workspace);
    if (origin !== undefined) void sending.set('origin', origin);
    const reply = await sending.attach('file', Buffer.from('x y'), 'a.txt');
    expect(reply.status).toBe(403);
    expect(errorOf(reply)?.message).toContain(CLIENT);
  });

  it('is taken from the one origin that is configured, and a foreign page gets no leave for the header', async () => {
    const own = api.http.post('/documents').set('origin', ORIGIN).field('workspace', workspace);
    receiptsOf(await own.attach('file', Buffer.from('Ivo was born in Orm.'), 'own.txt'));
    const asked = await api.http.options('/documents').set({
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': CLIENT,
    });
    expect(asked.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    expect(asked.headers['access-control-allow-origin']).not.toBe('*');
  });
});

const BOUNDARY = 'panini-test';

function head(name: string): Buffer {
  return Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="workspace"\r\n\r\n${workspace}\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
  );
}

function part(name: string, text: string): Buffer[] {
  return [head(name), Buffer.from(`${text}\r\n--${BOUNDARY}--\r\n`)];
}

function open(headers: Record<string, string> = {}) {
  const { port } = api.application.getHttpServer().address() as AddressInfo;
  return httpRequest({
    ...{ host: '127.0.0.1', port, path: '/documents', method: 'POST' },
    headers: { [CLIENT]: 'test', 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });
}

/** A form byte for byte, as no library would send it. */
async function raw(
  chunks: Buffer[],
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown; text: string }> {
  const sending = open(headers);
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      const said: Buffer[] = [];
      response.on('data', (chunk: Buffer) => said.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(said).toString('utf8') }),
      );
    });
  });
  for (const chunk of chunks) sending.write(chunk);
  if (headers['content-length'] === undefined) sending.end();
  const { status, text } = await answered;
  sending.on('error', () => undefined);
  sending.destroy();
  return { status, text, body: JSON.parse(text) as unknown };
}
