import type { Type } from '@nestjs/common';
import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Where a page lies in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'More entries follow.' }) hasNextPage!: boolean;
  @Field(() => Boolean, { description: 'The page was asked for with `after`.' }) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, description: 'Cursor of the first entry.' })
  startCursor!: string | null;
  @Field(() => String, { nullable: true, description: 'Cursor of the last entry; `after` of the next page.' })
  endCursor!: string | null;
}

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface Connection<Node> {
  edges: Edge<Node>[];
  pageInfo: PageInfo;
}

/** The base of a Relay connection type, to be extended by the one that names it. */
export function connectionOf<Node>(node: Type<Node>, name: string): Type<Connection<Node>> {
  @ObjectType(`${name}Edge`, { description: `One ${name} of a page with its cursor.` })
  class NodeEdge {
    @Field(() => String, { description: 'Opaque position in the list.' }) cursor!: string;
    @Field(() => node, { description: 'The entry.' }) node!: Node;
  }

  @ObjectType({ isAbstract: true })
  abstract class NodeConnection {
    @Field(() => [NodeEdge], { description: 'The entries, at most `first`.' }) edges!: NodeEdge[];
    @Field(() => PageInfo, { description: 'Where the page lies.' }) pageInfo!: PageInfo;
  }
  return NodeConnection as Type<Connection<Node>>;
}
