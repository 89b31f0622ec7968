import 'reflect-metadata';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { loadEnvironment } from '../../src/config/load-environment.js';
import { EditsModule } from '../../src/edits/edits.module.js';
import { FollowVersionsModule } from '../../src/reconciliation/follow-versions.module.js';
import { GraphModule } from '../../src/graph/graph.module.js';
import { MigratorService } from '../../src/graph/migrator.service.js';
import { GswModule } from '../../src/gsw/gsw.module.js';
import { RemovalModule } from '../../src/removal/removal.module.js';
import { EMBEDDER, type Embedder } from '../../src/models/embedder.js';
import { hashedVector } from '../doubles/hashed-vector.js';

/** Vectors made of a text's hash; every text it was asked for is kept. */
export class HashEmbedder implements Embedder {
  readonly texts: string[] = [];
  /** What a broken provider would give instead. */
  spoil: ((vectors: number[][]) => number[][]) | null = null;

  constructor(
    readonly model: string = 'test/hash-8',
    readonly dimension: number = 8,
  ) {}

  async embed(texts: readonly string[]): Promise<number[][]> {
    this.texts.push(...texts);
    const vectors = texts.map((text) => hashedVector(text, this.dimension));
    return this.spoil ? this.spoil(vectors) : vectors;
  }
}

export interface GswApplication {
  context: INestApplicationContext;
  embedder: HashEmbedder;
}

/** Workspaces, import, export and consistency over the live tier's Neo4j, with vectors of 8 numbers. */
export async function openGswApplication(
  embedder: HashEmbedder = new HashEmbedder(),
): Promise<GswApplication> {
  const environment = loadEnvironment();
  @Module({ providers: [{ provide: EMBEDDER, useValue: embedder }], exports: [EMBEDDER] })
  class EmbedderModule {}
  @Module({
    imports: [
      GraphModule.forRoot({
        uri: environment.NEO4J_URI ?? '',
        username: environment.NEO4J_USERNAME,
        password: environment.NEO4J_PASSWORD ?? '',
        database: environment.NEO4J_DATABASE,
        statementTimeoutMs: 60_000,
      }),
      { module: EmbedderModule, global: true },
      GswModule,
      RemovalModule,
      EditsModule,
      FollowVersionsModule,
    ],
  })
  class Application {}
  const context = await NestFactory.createApplicationContext(Application, { logger: ['error'] });
  await context.get(MigratorService, { strict: false }).migrate();
  return { context, embedder };
}

let made = 0;

/** A workspace name no other test has. */
export function freshName(what: string): string {
  made += 1;
  return `${what} ${process.pid}-${Date.now()}-${made}`;
}

/** Files of one import, in a new folder. */
export async function writeSource(
  gsws: readonly unknown[],
  passages: readonly unknown[],
): Promise<{ source: string; passagesFile: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'panini-gsw-'));
  const files = { source: join(folder, 'gsws.jsonl'), passagesFile: join(folder, 'passages.jsonl') };
  await writeFile(files.source, gsws.map((one) => `${JSON.stringify(one)}\n`).join(''));
  await writeFile(files.passagesFile, passages.map((one) => `${JSON.stringify(one)}\n`).join(''));
  return files;
}

/** A passage that says who taught whom, as a line of each file. */
export function lesson(id: string, teacher: string, pupil: string): { gsw: object; passage: object } {
  const person = (localId: string, name: string): object => ({
    id: localId,
    name,
    roles: [{ role: 'person', states: ['islander'] }],
    chunk_id: null,
  });
  const validity = { from: '1845-07', to: null, precision: 'month' };
  const questions = [
    { id: 'q1', text: `Who taught ${pupil}?`, answers: ['e1'], validity },
    { id: 'q2', text: `Whom did ${teacher} teach?`, answers: ['e2', 'a bare text'] },
  ];
  const gsw = {
    ...{ entity_nodes: [person('e1', teacher), person('e2', pupil)] },
    verb_phrase_nodes: [{ id: 'v1', phrase: 'taught', questions }],
    ...{ space_nodes: [], time_nodes: [], similarity_edges: [], space_edges: [], time_edges: [] },
  };
  return {
    gsw: { passage: id, title: `Lesson ${id}`, gsw },
    passage: { id, title: `Lesson ${id}`, text: `${teacher} taught ${pupil}.` },
  };
}

/** Lines of both files for some lessons. */
export function lessons(count: number, teacher: string = 'Mira'): { gsws: object[]; passages: object[] } {
  const made = Array.from({ length: count }, (_unused, index) =>
    lesson(`p${index}`, `${teacher} ${index}`, `Tove ${index}`),
  );
  return { gsws: made.map((one) => one.gsw), passages: made.map((one) => one.passage) };
}
