import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql';
import { mergeMap, type Observable } from 'rxjs';
import { GraphService } from '../graph/graph.service.js';

/** Reads wait for the bookmark they were given; every mutation's payload gets the bookmark of what it wrote. */
@Injectable()
export class BookmarkInterceptor implements NestInterceptor {
  constructor(@Inject(GraphService) private readonly graph: GraphService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType<string>() !== 'graphql') return next.handle();
    const graphql = GqlExecutionContext.create(context);
    const { bookmark } = graphql.getArgs<{ bookmark?: string }>();
    if (bookmark) await this.graph.acceptBookmark(bookmark);
    const { operation } = graphql.getInfo<GraphQLResolveInfo>();
    if (operation.operation !== OperationTypeNode.MUTATION) return next.handle();
    return next
      .handle()
      .pipe(mergeMap(async (payload: object) => ({ ...payload, bookmark: await this.graph.bookmark() })));
  }
}
