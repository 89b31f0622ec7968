import { Inject, Injectable } from '@nestjs/common';
import { throwIfInterrupted } from '../../context/interruption.js';
import { EMBEDDER, type Embedder } from '../../models/embedder.js';
import { refuseOtherModel } from '../../workspaces/workspace-models.js';
import type { Workspace } from '../../workspaces/workspace.js';
import { passageText } from './baseline.js';
import { PassagesRepository } from './passages.repository.js';

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
    for (;;) {
      throwIfInterrupted(signal);
      const missing = await this.passages.withoutVector(workspace, BATCH);
      if (missing.length === 0) return filled;
      const vectors = await this.embedder.embed(missing.map(passageText), { purpose: 'passage', signal });
      const rows = missing.map((passage, index) => ({ id: passage.id, vector: vectors[index] ?? [] }));
      await this.passages.saveVectors(workspace, rows);
      filled += missing.length;
    }
  }
}
