import { PaniniError } from '../errors/panini-error.js';
import type { Embedder } from '../models/embedder.js';
import { shellWord } from './workspace-name.js';
import type { Workspace } from './workspace.js';

type ModelIdentity = Pick<Embedder, 'model' | 'dimension'>;

/** True when the workspace's vectors were made by this model at this length. */
export function modelsMatch(workspace: Workspace, embedder: ModelIdentity): boolean {
  return workspace.embeddingModel === embedder.model && workspace.embeddingDimension === embedder.dimension;
}

/** @throws PaniniError MODEL_MISMATCH that names the command which re-embeds the workspace */
export function refuseOtherModel(workspace: Workspace, embedder: ModelIdentity): void {
  if (modelsMatch(workspace, embedder)) return;
  const { embeddingModel, embeddingDimension, name } = workspace;
  throw new PaniniError(
    'MODEL_MISMATCH',
    `Workspace "${name}" holds vectors of ${embeddingModel} (${embeddingDimension} numbers), but ${embedder.model} (${embedder.dimension} numbers) is configured.`,
    {
      hint: `Configure ${embeddingModel} again, or run \`${reindexCommand(name, embedder.model)}\`.`,
      details: {
        stored: { model: embeddingModel, dimension: embeddingDimension },
        configured: { model: embedder.model, dimension: embedder.dimension },
      },
    },
  );
}

/** The command that re-embeds a workspace with a model, quoted for a shell. */
export function reindexCommand(name: string, model: string): string {
  return `panini reindex --workspace ${shellWord(name)} --model ${shellWord(model)}`;
}
