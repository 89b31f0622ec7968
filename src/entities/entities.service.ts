import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { EMBEDDER, type Embedder } from '../models/embedder.js';
import { matchKey } from '../text/match-key.js';
import { searchQuery } from '../text/search-tokens.js';
import { refuseOtherModel } from '../workspaces/workspace-models.js';
import type { Workspace } from '../workspaces/workspace.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { EntitiesRepository } from './entities.repository.js';
import type { EntityHit, EntitySearch, FoundEntity, Neighbourhood } from './entity.js';
import { fuseRanks, type FusedHit, type RankedList } from './fuse-ranks.js';

const EMBEDDED_CHARACTERS = 2_000;
const NO_WORD = 'The text holds no word to look up, so only its meaning was searched.';
const EMPTY = 'The text is empty, so nothing was searched.';

/** Finds entities by name, words and meaning, and shows what is said of one. */
@Injectable()
export class EntitiesService {
  constructor(
    @Inject(EntitiesRepository) private readonly repository: EntitiesRepository,
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /** Up to `first` entities, best first. The text is data: nothing in it is query syntax. @throws PaniniError NOT_FOUND, MODEL_* */
  async search(context: RequestContext, text: string, first: number): Promise<EntitySearch> {
    const workspace = await this.workspaces.current(context);
    if (text.trim().length === 0) return { hits: [], note: EMPTY };
    refuseOtherModel(workspace, this.embedder);
    const lists = await Promise.all([
      this.byName(context, workspace, text),
      this.byWords(context, workspace, text),
      this.byMeaning(context, workspace, text),
    ]);
    const fused = fuseRanks(lists).slice(0, first);
    const hits = await this.withEntities(context, workspace.key, fused);
    return { hits, note: searchQuery(workspace.key, text) ? null : NO_WORD };
  }

  /** One entity. @throws PaniniError NOT_FOUND, also for an entity of another workspace */
  async get(context: RequestContext, id: string): Promise<FoundEntity> {
    const { key, name } = await this.workspaces.current(context);
    const [entity] = await this.repository.byIds(key, [id], context);
    if (entity) return entity;
    throw new PaniniError('NOT_FOUND', `Workspace "${name}" has no entity with this id.`, {
      hint: 'Search for its name to see its id.',
    });
  }

  /** What stands around an entity: mentions, and up to `first` verb phrases with their question-answer pairs. @throws PaniniError NOT_FOUND */
  async neighbourhood(context: RequestContext, id: string, first: number): Promise<Neighbourhood> {
    const entity = await this.get(context, id);
    const { key } = await this.workspaces.current(context);
    const [mentions, verbPhrases] = await Promise.all([
      this.repository.mentions(key, id, context),
      this.repository.neighbourhood({ workspaceKey: key, id }, first + 1, context),
    ]);
    return { entity, mentions, verbPhrases: verbPhrases.slice(0, first), more: verbPhrases.length > first };
  }

  private async byName(context: RequestContext, workspace: Workspace, text: string): Promise<RankedList> {
    const key = matchKey(text);
    return { by: 'NAME', ids: key ? await this.repository.idsByMatchKey(workspace.key, key, context) : [] };
  }

  private async byWords(context: RequestContext, workspace: Workspace, text: string): Promise<RankedList> {
    const query = searchQuery(workspace.key, text);
    return { by: 'WORDS', ids: query ? await this.repository.idsByWords(workspace.key, query, context) : [] };
  }

  private async byMeaning(context: RequestContext, workspace: Workspace, text: string): Promise<RankedList> {
    const embedding = { purpose: 'query', signal: context.signal } as const;
    const [vector] = await this.embedder.embed([text.slice(0, EMBEDDED_CHARACTERS)], embedding);
    return {
      by: 'MEANING',
      ids: vector ? await this.repository.idsByVector(workspace, vector, context) : [],
    };
  }

  private async withEntities(context: RequestContext, key: string, fused: FusedHit[]): Promise<EntityHit[]> {
    const wanted = fused.map((hit) => hit.id);
    const found = await this.repository.byIds(key, wanted, context);
    const byId = new Map(found.map((entity) => [entity.id, entity]));
    return fused.flatMap(({ id, foundBy, score }) => {
      const entity = byId.get(id);
      return entity ? [{ entity, foundBy, score }] : [];
    });
  }
}
