import { Inject, Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import { GraphService, type Row } from '../graph/graph.service.js';
import type { Slot } from './workspace.js';
import type { LiveModel } from './workspaces.repository.js';

const STEP = 500;

export type Unembedded = Row<'workspaces/unembedded'>;
export type NewVector = Pick<Unembedded, 'kind' | 'id'> & { vector: number[] };

export interface Slots {
  liveSlot: Slot;
  /** The slot that is filled. */
  slot: Slot;
}

/** Fills, switches and clears the embedding slots of a workspace. */
@Injectable()
export class ReindexRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  /** The next things that lack a vector in the slot; empty when none does. */
  async unembedded(workspaceKey: string, slots: Slots, limit: number = STEP): Promise<Unembedded[]> {
    return this.graph.read('workspaces/unembedded', { workspaceKey, ...slots, limit });
  }

  async putVectors(slot: Slot, vectors: readonly NewVector[]): Promise<void> {
    const of = (kind: Unembedded['kind']): Record<string, unknown>[] =>
      vectors.filter((row) => row.kind === kind).map(({ id, vector }) => ({ id, vector }));
    const rows = { questions: of('question'), entities: of('entity'), passages: of('passage') };
    await this.graph.write('workspaces/put-vectors', { slot, ...rows });
  }

  /** Switches to a slot that is full, in one write. @returns false when an import has added something since. @throws PaniniError CONFLICT */
  async switchIfFull(key: string, slots: Slots, live: LiveModel): Promise<boolean> {
    return this.graph.transaction(async (run) => {
      const [locked] = await run('workspaces/lock', { key });
      if (locked?.liveSlot !== slots.liveSlot) throw movedOn();
      const missing = await run('workspaces/unembedded', { workspaceKey: key, ...slots, limit: 1 });
      if (missing.length > 0) return false;
      await run('workspaces/switch-slot', { key, ...live });
      return true;
    });
  }

  async clear(workspaceKey: string, slot: Slot): Promise<void> {
    for (;;) {
      const [step] = await this.graph.write('workspaces/clear-slot', { workspaceKey, slot, limit: STEP });
      if (!step?.cleared) return;
    }
  }
}

function movedOn(): PaniniError {
  return new PaniniError(
    'CONFLICT',
    'The workspace was deleted or re-embedded by another process meanwhile.',
    {
      hint: 'Look at its state with `panini doctor` before you start again.',
    },
  );
}
