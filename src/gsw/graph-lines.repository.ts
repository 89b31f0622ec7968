import { Inject, Injectable } from '@nestjs/common';
import { GraphService } from '../graph/graph.service.js';
import {
  compareText,
  NODE_LABELS,
  sortedJson,
  type GraphLine,
  type NodeLabel,
  type RelationshipType,
} from './graph-lines.js';

const NODES_A_PAGE = 1_000;

const STATEMENTS = {
  GswAnchor: 'gsw/graph-anchors',
  GswCanonicalEntity: 'gsw/graph-canonical-entities',
  GswDecision: 'gsw/graph-decisions',
  GswDocument: 'gsw/graph-documents',
  GswEdit: 'gsw/graph-edits',
  GswEntity: 'gsw/graph-entities',
  GswPassage: 'gsw/graph-passages',
  GswQuestion: 'gsw/graph-questions',
  GswReconciliation: 'gsw/graph-reconciliations',
  GswRemoval: 'gsw/graph-removals',
  GswVerbPhrase: 'gsw/graph-verb-phrases',
} as const satisfies Record<NodeLabel, string>;

/** Reads every node and relationship of a workspace, by label and id, a page at a time. */
@Injectable()
export class GraphLinesRepository {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async *lines(workspaceKey: string, signal: AbortSignal): AsyncGenerator<GraphLine> {
    for (const label of NODE_LABELS) yield* this.linesOf(label, workspaceKey, signal);
  }

  private async *linesOf(
    label: NodeLabel,
    workspaceKey: string,
    signal: AbortSignal,
  ): AsyncGenerator<GraphLine> {
    let after = '';
    for (;;) {
      const page = await this.graph.read(
        STATEMENTS[label],
        { workspaceKey, after, limit: NODES_A_PAGE },
        { signal },
      );
      for (const { id, properties, relationships } of page) {
        yield { node: label, id, properties };
        const sorted = relationships.map(
          (line) => [sortedJson([line.type, line.to, line.properties]), line] as const,
        );
        for (const [, line] of sorted.sort(([left], [right]) => compareText(left, right))) {
          yield {
            relationship: line.type as RelationshipType,
            from: id,
            to: line.to,
            properties: line.properties,
          };
        }
      }
      const last = page.at(-1);
      if (!last || page.length < NODES_A_PAGE) return;
      after = last.id;
    }
  }
}
