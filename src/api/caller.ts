import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { DEFAULT_WORKSPACE, type RequestContext } from '../context/request-context.js';
import { callerOf } from './request-state.js';

/** The RequestContext of a resolver call; its workspace is the field's `workspace` argument. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): RequestContext => {
  const graphql = GqlExecutionContext.create(context);
  const { workspace } = graphql.getArgs<{ workspace?: string }>();
  const { req } = graphql.getContext<{ req: IncomingMessage }>();
  return callerOf(req, workspace ?? DEFAULT_WORKSPACE);
});
