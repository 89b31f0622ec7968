import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../../context/interruption.js';
import { passageEmbeddingText } from '../../gsw/embedding-text.js';
import { EMBEDDER, type Embedder } from '../../models/embedder.js';
import { refuseOtherModel } from '../../workspaces/workspace-models.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { PassagesRepository, type PassageWithoutVector } from './passages.repository.js';

const BATCH = 200;

/** Fills passage vectors when a method first needs them: questions are answered without them. */
@Injectable()
export class PassageVectorsService {
  constructor(
    @Inject(PassagesRepository) private readonly passages: PassagesRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /**
   * Gives every passage its vector in the live slot, in bounded writes; an interrupted fill is finished by the next.
   * @returns how many were missing. @throws PaniniError MODEL_MISMATCH, MODEL_*, CANCELLED
   */
  async fill(workspace: Workspace, signal: AbortSignal): Promise<number> {
    refuseOtherModel(workspace, this.embedder);
    let filled = 0;
    for (let after = ''; ;) {
      throwIfInterrupted(signal);
      const page = await this.passages.withoutVector(workspace, { after, limit: BATCH });
      if (page.length === 0) return filled;
      filled += await this.fillPage(workspace, page, signal);
      after = page.at(-1)?.id ?? after;
    }
  }

  private async fillPage(
    workspace: Workspace,
    page: PassageWithoutVector[],
    signal: AbortSignal,
  ): Promise<number> {
    const texts = page.map(passageEmbeddingText);
    const wordy = page.filter((_, index) => texts[index] !== null);
    const known = texts.filter((text) => text !== null);
    if (known.length === 0) return 0;
    const vectors = await this.embedder.embed(known, { purpose: 'passage', signal });
    const rows = wordy.map((passage, index) => ({ id: passage.id, vector: vectors[index] ?? [] }));
    await this.passages.saveVectors(workspace, rows);
    return rows.length;
  }
}
