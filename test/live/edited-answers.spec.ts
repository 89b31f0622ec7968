import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { AskingModule } from '../../src/asking/asking.module.js';
import { AskService } from '../../src/asking/ask.service.js';
import type { AskResult } from '../../src/asking/ask.js';
import { loadEnvironment } from '../../src/config/load-environment.js';
import { localContext } from '../../src/context/request-context.js';
import { EditsModule } from '../../src/edits/edits.module.js';
import { FollowVersionsModule } from '../../src/reconciliation/follow-versions.module.js';
import { EditsService } from '../../src/edits/edits.service.js';
import { targetOf, type EditCommand } from '../../src/edits/edit-command.js';
import { GraphModule } from '../../src/graph/graph.module.js';
import { MigratorService } from '../../src/graph/migrator.service.js';
import { GswModule } from '../../src/gsw/gsw.module.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { ModelsModule } from '../../src/models/models.module.js';
import { RemovalModule } from '../../src/removal/removal.module.js';
import { RemovalService } from '../../src/removal/removal.service.js';
import { rowsOf } from '../support/break-graph.js';
import { freshName, writeSource } from '../support/gsw-application.js';
import { liveGraph } from '../support/live-api.js';

jest.setTimeout(300_000);

@Module({})
class Application {}

const context = localContext({ workspace: freshName('edited answers') });
let application: INestApplicationContext;
beforeAll(async () => {
  const environment = loadEnvironment();
  const imports = [
    GraphModule.forRoot(liveGraph()),
    ModelsModule.register(environment),
    GswModule,
    EditsModule,
    FollowVersionsModule,
    RemovalModule,
    AskingModule,
  ];
  application = await NestFactory.createApplicationContext(
    { module: Application, imports },
    { logger: false },
  );
  await get(MigratorService).migrate();
  const person = (id: string, name: string) => ({ id, name, roles: [{ role: 'person', states: [] }] });
  const gsw = {
    entity_nodes: [person('e1', 'Ilse Harrow'), person('e2', 'Bram Quill')],
    verb_phrase_nodes: [
      {
        ...{ id: 'v1', phrase: 'father of' },
        questions: [
          { id: 'q1', text: 'Who was the father of Ilse Harrow?', answers: ['e2'] },
          { id: 'q2', text: 'Who was the child of Bram Quill?', answers: ['e1'] },
        ],
      },
    ],
  };
  const files = await writeSource(
    [{ passage: 'a', title: 'Harrow', gsw }],
    [{ id: 'a', title: 'Harrow', text: 'Bram Quill was the father of Ilse Harrow.' }],
  );
  await get(ImportService).importGsws(context, files);
});
afterAll(async () => application.close());

const get = <T>(type: abstract new (...given: never[]) => T): T =>
  application.get(type as never, { strict: false });
const ask = async (question: string): Promise<AskResult> =>
  get(AskService).ask(context, { question, plans: 'rules' });

async function idOf(label: string, property: string, value: string): Promise<string> {
  const [row] = await rowsOf(
    `MATCH (w:GswWorkspace {name: $name}), (n:${label}) WHERE n.workspaceKey = w.key AND n.${property} = $value RETURN n.id AS id`,
    { name: context.workspace, value },
  );
  return String(row?.id);
}

async function edit(command: EditCommand, reason: string): Promise<string> {
  const { version } = await get(EditsService).target(context, targetOf(command));
  return (await get(EditsService).edit(context, command, { reason, expectedVersion: version })).id;
}

describe('what an analyst changed', () => {
  it('is in the next answer: a fact retired, undone, renamed, added with its author, and gone with its document', async () => {
    const question = 'Who was the father of Ilse Harrow?';
    expect((await ask(question)).answer.text).toBe('Bram Quill');
    const fact = await idOf('GswVerbPhrase', 'phrase', 'father of');
    const retired = await edit({ kind: 'RETIRE_FACT', fact }, 'a forged register');
    const without = await ask(question);
    expect(without.answer.text).toBe('N/A');
    expect(JSON.stringify(without.evidence)).not.toContain('Bram Quill');
    await get(EditsService).undo(context, retired, 'it was no forgery');
    await edit(
      { kind: 'EDIT_ENTITY', entity: await idOf('GswEntity', 'name', 'Bram Quill'), name: 'Abram Quill' },
      'his full name',
    );
    expect((await ask(question)).answer.text).toBe('Abram Quill');
    const born = 'Where was Ilse Harrow born?';
    expect((await ask(born)).answer.text).toBe('N/A');
    const ilse = await idOf('GswEntity', 'name', 'Ilse Harrow');
    await edit(
      {
        ...{ kind: 'ADD_FACT', passage: await idOf('GswPassage', 'externalId', 'a'), phrase: 'was born in' },
        questions: [
          { text: born, answers: [{ name: 'Veld' }] },
          { text: 'Who was born in Veld?', answers: [{ entity: ilse }] },
        ],
      },
      'the parish register',
    );
    const added = (await ask(born)).answer;
    expect(added.text).toBe('Veld');
    expect(added.citations[0]?.sources[0]?.note).toBe('added by local: the parish register');
    await get(RemovalService).deleteDocuments(context, ['a']);
    expect((await ask(question)).answer.text).toBe('N/A');
    expect(JSON.stringify((await ask(born)).evidence)).not.toContain('Veld');
  });
});
