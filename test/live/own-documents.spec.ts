import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AskService } from '../../src/asking/ask.service.js';
import { localContext, type RequestContext } from '../../src/context/request-context.js';
import { IngestionService } from '../../src/ingestion/ingestion.service.js';
import { JobsService } from '../../src/ingestion/jobs.service.js';
import type { ReadOutcome } from '../../src/reading/document.js';
import { readBytes } from '../../src/reading/read-file.js';
import { freshName } from '../support/gsw-application.js';
import { LiveApi } from '../support/live-api.js';

jest.setTimeout(180_000);

const FILES = {
  'ada.md':
    '# Ada Quill\n\nAda Quill (born 25 June 1923 in Omvik) was a Norwegian film director. She was the daughter of Bo Quill.',
  'salt.txt': 'Salt Roads is a 1961 Norwegian drama film directed by Ada Quill and starring Bo Fenn.',
  'more.jsonl': '{"title":"Bo Quill","text":"Bo Quill (1890 – 1950) was a Norwegian sailor."}\nbroken',
};

let api: LiveApi;
let context: RequestContext;
beforeAll(async () => {
  api = await LiveApi.start();
  context = localContext({ workspace: freshName('own documents') });
});
afterAll(async () => api.stop());

async function ingest(files: Record<string, string>): Promise<Record<string, number>> {
  const documents: ReadOutcome[] = [];
  for (const [name, text] of Object.entries(files))
    for await (const one of readBytes(Buffer.from(text), name)) documents.push(one);
  const get = <T>(type: unknown): T => api.application.get(type as never, { strict: false });
  const jobs = get<JobsService>(JobsService);
  const { ingestId } = await get<IngestionService>(IngestionService).acceptAll(context, documents);
  await jobs.drain(context, { ingestId });
  const { states } = await jobs.summary(context, ingestId);
  return Object.fromEntries(Object.entries(states).filter(([, count]) => count > 0));
}

async function answer(question: string): Promise<string> {
  const asking = api.application.get(AskService, { strict: false });
  return (await asking.ask(context, { question, plans: 'rules' })).answer.text;
}

describe('own documents, with neither a key nor a GSW', () => {
  it('are read by rules and answer over two and three of them', async () => {
    expect(await ingest(FILES)).toEqual({ COMPLETED: 3, REJECTED: 1 });
    expect(await answer('Where was the director of Salt Roads born?')).toBe('Omvik');
    expect(await answer('When did the father of the director of Salt Roads die?')).toBe('1950');
  });

  it('that changed answer with what they say now, and no longer with what they said', async () => {
    const changed = FILES['ada.md'].replace('Omvik', 'Tarnby');
    expect(await ingest({ 'ada.md': changed })).toEqual({ COMPLETED: 1 });
    expect(await answer('Where was Ada Quill born?')).toBe('Tarnby');
  });
});
