import { Inject, Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import { GraphService, type Parameters } from '../graph/graph.service.js';
import type { NodeLabel, NodeLine, RelationshipLine, RelationshipType } from './graph-lines.js';

export type RestoredNode = NodeLine;
export type RestoredRelationship = RelationshipLine;

/** Writes an exported graph back, in bounded steps that may be repeated. */
@Injectable()
export class GraphRestoreRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  /** Reserves the key. @returns false when it is taken */
  async begin(workspace: Parameters<'workspaces/begin-restore'>): Promise<boolean> {
    return (await this.graph.write('workspaces/begin-restore', workspace)).length > 0;
  }

  /** Gives what is there of a restore that failed to be deleted. */
  async abandon(key: string): Promise<void> {
    await this.graph.write('workspaces/abandon-restore', { key });
  }

  /** @throws PaniniError ALREADY_EXISTS when the name was taken meanwhile */
  async end(workspace: Parameters<'workspaces/end-restore'>): Promise<void> {
    try {
      await this.graph.write('workspaces/end-restore', workspace);
    } catch (thrown) {
      if (!(thrown instanceof PaniniError) || thrown.code !== 'CONFLICT') throw thrown;
      throw new PaniniError('ALREADY_EXISTS', `There is a workspace named "${workspace.name}" already.`, {
        hint: 'Restore under another name.',
        cause: thrown,
      });
    }
  }

  /** @throws PaniniError BAD_USER_INPUT when an id is that of a node of another workspace */
  async putNodes(workspaceKey: string, nodes: readonly RestoredNode[]): Promise<void> {
    const of = (label: NodeLabel): Record<string, unknown>[] =>
      nodes.filter((line) => line.node === label).map((line) => ({ ...line }));
    const rows = {
      workspaceKey,
      documents: of('GswDocument'),
      passages: of('GswPassage'),
      entities: of('GswEntity'),
      verbPhrases: of('GswVerbPhrase'),
      questions: of('GswQuestion'),
      edits: of('GswEdit'),
      removals: of('GswRemoval'),
      decisions: of('GswDecision'),
      anchors: of('GswAnchor'),
      canonicalEntities: of('GswCanonicalEntity'),
      reconciliations: of('GswReconciliation'),
    };
    try {
      await this.graph.write('gsw/restore-nodes', rows);
    } catch (thrown) {
      throw foreignNode(thrown);
    }
  }

  async putRelationships(
    workspaceKey: string,
    relationships: readonly RestoredRelationship[],
  ): Promise<void> {
    const of = (type: RelationshipType): Record<string, unknown>[] =>
      relationships.filter((line) => line.relationship === type).map((line) => ({ ...line }));
    await this.graph.write('gsw/restore-relationships', {
      workspaceKey,
      partOf: of('PART_OF'),
      mentionedIn: of('MENTIONED_IN'),
      extractedFrom: of('EXTRACTED_FROM'),
      asks: of('ASKS'),
      answeredBy: of('ANSWERED_BY'),
      pairs: of('QA'),
      resolvesTo: of('RESOLVES_TO'),
      attachedTo: of('ATTACHED_TO'),
      concerns: of('CONCERNS'),
    });
  }
}

function foreignNode(thrown: unknown): unknown {
  if (!(thrown instanceof PaniniError) || thrown.code !== 'CONFLICT') return thrown;
  return new PaniniError('BAD_USER_INPUT', 'The file holds a node that another workspace has.', {
    hint: 'Export it again with `panini export --graph`; a file put together by hand is not restored.',
    cause: thrown,
  });
}
