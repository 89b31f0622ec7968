import { encodeCursor, type CursorKey } from './cursor.js';

export interface Page<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

export interface PageOptions<Node> {
  /** Names the list, so that its cursors fit no other. */
  list: string;
  first: number;
  after: string | undefined;
  keyOf: (node: Node) => CursorKey;
}

/** A Relay page of rows that were asked for with one more than `first`, so that it is known whether more follow. */
export function page<Node>(rows: readonly Node[], options: PageOptions<Node>): Page<Node> {
  const nodes = rows.slice(0, options.first);
  const edges = nodes.map((node) => ({ cursor: encodeCursor(options.list, options.keyOf(node)), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > options.first,
      hasPreviousPage: options.after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
