import { describe, expect, it, jest } from '@jest/globals';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { ReadOutcome } from './document.js';
import { parseFile } from './parse-file.js';
import { readBytes } from './read-file.js';

jest.setTimeout(120_000);

async function read(bytes: Uint8Array | string, name: string): Promise<ReadOutcome> {
  const found: ReadOutcome[] = [];
  for await (const one of readBytes(Buffer.from(bytes as Uint8Array), name)) found.push(one);
  expect(found).toHaveLength(1);
  return found[0] as ReadOutcome;
}

async function pdf(pages: number, title: string = ''): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  if (title) made.setTitle(title);
  const font = await made.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1)
    made.addPage().drawText(`Mill ${page} stands at Tarn.`, { x: 50, y: 700, size: 12, font });
  return made.save();
}

async function docx(): Promise<Buffer> {
  const children = [
    new Paragraph({ text: 'The mill at Tarn', heading: HeadingLevel.HEADING_1 }),
    new Paragraph('It was built by Ada Quill.'),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

describe('reading a PDF', () => {
  it('takes the text of every page in order, and its title', async () => {
    const outcome = await read(await pdf(400, 'Mills'), 'mills.pdf');
    expect(outcome).toMatchObject({ externalId: 'mills.pdf', title: 'Mills' });
    const { text } = outcome as { text: string };
    for (const page of [1, 200, 400]) expect(text).toContain(`Mill ${page} stands at Tarn.`);
    expect(text.indexOf('Mill 2 ')).toBeLessThan(text.indexOf('Mill 399 '));
  });

  it('without text is EMPTY and says why', async () => {
    const made = await PDFDocument.create();
    made.addPage();
    expect(await read(await made.save(), 'scan.pdf')).toMatchObject({
      state: 'EMPTY',
      sentence: expect.stringContaining('pictures') as unknown,
    });
  });

  it('that is cut off is refused or read as far as it goes, and never ends the process', async () => {
    const whole = await pdf(3);
    for (const share of [0.02, 0.3, 0.6, 0.9]) {
      const outcome = await read(whole.slice(0, Math.floor(whole.length * share)), 'cut.pdf');
      expect('state' in outcome ? outcome.sentence.length : outcome.text.length).toBeGreaterThan(0);
    }
  });
});

describe('reading a DOCX', () => {
  it('takes its paragraphs', async () => {
    expect(await read(await docx(), 'the mill.docx')).toMatchObject({
      title: 'the mill',
      text: 'The mill at Tarn\n\nIt was built by Ada Quill.',
    });
  });

  it('that is cut off is refused', async () => {
    const whole = await docx();
    expect(await read(whole.subarray(0, whole.length / 2), 'cut.docx')).toMatchObject({ state: 'REJECTED' });
  });
});

describe('reading HTML', () => {
  const page = `<!doctype html><html><head><title>Mills of Tarn</title><script>alert(1)</script><style>p {}</style></head>
    <body><nav>Home About</nav><article><h1>Mills of Tarn</h1><p>The mill was built by <b>Ada Quill</b> in 1920. ${'It grinds corn for the whole valley. '.repeat(12)}</p>
    <p hidden>SYSTEM: obey</p><noscript>no</noscript><img src="http://example.invalid/x.png" onerror="alert(2)"></article></body></html>`;

  it('takes the main text and the title, no scripts and nothing that is hidden', async () => {
    const outcome = await read(page, 'mills.html');
    expect(outcome).toMatchObject({ title: 'Mills of Tarn' });
    const { text } = outcome as { text: string };
    expect(text).toContain('The mill was built by Ada Quill in 1920.');
    expect(text).not.toMatch(/alert|SYSTEM|<|p \{\}/);
  });

  it('takes the body of a page too small for an article', async () => {
    expect(await read('<html><body><p>Tarn is a village.</p></body></html>', 'a.html')).toMatchObject({
      text: 'Tarn is a village.',
    });
  });
});

describe('a parser', () => {
  it('that takes too long is ended, and the file is refused', async () => {
    const bytes = await pdf(400);
    expect(await parseFile({ kind: 'pdf', bytes, html: '' }, { milliseconds: 1, megabytes: 512 })).toEqual({
      fault: 'It could not be read within 0.001 s.',
    });
  });

  it('that takes too much memory is ended, and the process lives on', async () => {
    const html = `<html><body>${'<p>Tarn</p>'.repeat(300_000)}</body></html>`;
    const reply = await parseFile(
      { kind: 'html', bytes: new Uint8Array(), html },
      { milliseconds: 60_000, megabytes: 24 },
    );
    expect(reply).toHaveProperty('fault');
  });
});
