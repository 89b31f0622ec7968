import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { localContext } from '../../src/context/request-context.js';
import { GswRepository } from '../../src/gsw/gsw.repository.js';
import { ImportService } from '../../src/gsw/import.service.js';
import { ReindexService } from '../../src/workspaces/reindex.service.js';
import { WorkspacesService } from '../../src/workspaces/workspaces.service.js';
import {
  freshName,
  HashEmbedder,
  lessons,
  openGswApplication,
  writeSource,
  type GswApplication,
} from '../support/gsw-application.js';

jest.setTimeout(180_000);

let application: GswApplication;
beforeAll(async () => {
  application = await openGswApplication();
});
afterAll(async () => application.context.close());

const service = (): WorkspacesService => application.context.get(WorkspacesService, { strict: false });
const context = localContext();

describe('workspaces', () => {
  it('have unique names of free text, and two callers at once get the same one', async () => {
    const name = freshName("Zoë's `notes` // 苹果");
    const made = await Promise.all([1, 2, 3].map(() => service().getOrCreate(context, name)));
    expect(new Set(made.map(({ key }) => key)).size).toBe(1);
    expect(made[0]?.key).toMatch(/^[a-z0-9]{16}$/);
    await expect(service().create(context, name.normalize('NFD'))).rejects.toMatchObject({
      code: 'ALREADY_EXISTS',
    });
  });

  it.each(['', '   ', 'x'.repeat(121), 'a\nb', 'a\u0000b'])('refuse the name %j', async (name) => {
    await expect(service().create(context, name)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('can be listed by pages, renamed, and not onto a name that is taken', async () => {
    const [one, other] = [freshName('a list'), freshName('a list')];
    await service().create(context, one);
    await service().create(context, other);
    const [page] = await service().list(context, { first: 1, after: one });
    expect(page?.name).toBe(other);
    await expect(service().list(context, { first: 101 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(service().rename(context, one, other)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    const renamed = await service().rename(context, one, `${one} new`);
    expect((await service().get(context, `${one} new`)).key).toBe(renamed.key);
    await expect(service().get(context, one)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are deleted with everything of theirs and nothing of a neighbour', async () => {
    const [doomed, neighbour] = [freshName('doomed'), freshName('neighbour')];
    const { gsws, passages } = lessons(30);
    const source = await writeSource(gsws, passages);
    const importer = application.context.get(ImportService, { strict: false });
    for (const workspace of [doomed, neighbour])
      await importer.importGsws(localContext({ workspace }), source);
    const counts = application.context.get(GswRepository, { strict: false });
    const keys = [
      (await service().get(context, doomed)).key,
      (await service().get(context, neighbour)).key,
    ] as const;
    await service().delete(context, doomed);
    await expect(service().get(context, doomed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(Object.values(await counts.counts(keys[0]))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect((await counts.counts(keys[1])).questions).toBe(60);
  });

  it('refuse another model with the exact command that helps, and take it after that', async () => {
    const workspace = freshName('models');
    const { gsws, passages } = lessons(30);
    const source = await writeSource(gsws, passages);
    await application.context
      .get(ImportService, { strict: false })
      .importGsws(localContext({ workspace }), source);
    const other = await openGswApplication(new HashEmbedder('test/hash-12', 12));
    try {
      const importer = other.context.get(ImportService, { strict: false });
      await expect(importer.importGsws(localContext({ workspace }), source)).rejects.toMatchObject({
        code: 'MODEL_MISMATCH',
        hint: expect.stringContaining(`panini reindex --workspace '${workspace}' --model test/hash-12`),
      });
      const reindex = other.context.get(ReindexService, { strict: false });
      const result = await reindex.reindex(localContext({ workspace }));
      expect(result).toMatchObject({
        embedded: 30 * 5,
        workspace: { liveSlot: 'B', embeddingModel: 'test/hash-12', embeddingDimension: 12 },
      });
      expect(await reindex.missingInLiveSlot(localContext({ workspace }), 10)).toEqual([]);
      expect((await importer.importGsws(localContext({ workspace }), source)).documents.unchanged).toBe(30);
    } finally {
      await other.context.close();
    }
  });

  it('keep the old vectors in use when the new ones cannot be used', async () => {
    const workspace = freshName('spoiled');
    const { gsws, passages } = lessons(5);
    await application.context
      .get(ImportService, { strict: false })
      .importGsws(localContext({ workspace }), await writeSource(gsws, passages));
    application.embedder.spoil = (vectors) => vectors.map((vector) => vector.slice(1));
    await expect(
      application.context.get(ReindexService, { strict: false }).reindex(localContext({ workspace })),
    ).rejects.toMatchObject({ code: 'EMBEDDING_INVALID' });
    application.embedder.spoil = null;
    expect((await service().get(context, workspace)).liveSlot).toBe('A');
  });
});
