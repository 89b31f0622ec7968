import type { IncomingMessage, ServerResponse } from 'node:http';
import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { GqlExceptionFilter } from '@nestjs/graphql';
import { PaniniError } from '../errors/panini-error.js';
import { answerError } from './http-answer.js';

/** Hands our errors on as they are, since formatError shapes and logs them; outside GraphQL it answers with them. */
@Catch(PaniniError)
export class PaniniErrorFilter implements GqlExceptionFilter<PaniniError, PaniniError> {
  catch(error: PaniniError, host: ArgumentsHost): PaniniError {
    if (host.getType() !== 'http') return error;
    const http = host.switchToHttp();
    answerError(http.getRequest<IncomingMessage>(), http.getResponse<ServerResponse>(), error);
    return error;
  }
}
