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

  async putNodes(nodes: readonly RestoredNode[]): Promise<void> {
    const of = (label: NodeLabel): Record<string, unknown>[] =>
      nodes.filter((line) => line.node === label).map((line) => ({ ...line }));
    await this.graph.write('gsw/restore-nodes', {
      documents: of('GswDocument'),
      passages: of('GswPassage'),
      entities: of('GswEntity'),
      verbPhrases: of('GswVerbPhrase'),
      questions: of('GswQuestion'),
    });
  }

  async putRelationships(relationships: readonly RestoredRelationship[]): Promise<void> {
    const of = (type: RelationshipType): Record<string, unknown>[] =>
      relationships.filter((line) => line.relationship === type).map((line) => ({ ...line }));
    await this.graph.write('gsw/restore-relationships', {
      partOf: of('PART_OF'),
      mentionedIn: of('MENTIONED_IN'),
      extractedFrom: of('EXTRACTED_FROM'),
      asks: of('ASKS'),
      answeredBy: of('ANSWERED_BY'),
      pairs: of('QA'),
    });
  }
}
