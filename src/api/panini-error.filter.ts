import { Catch } from '@nestjs/common';
import type { GqlExceptionFilter } from '@nestjs/graphql';
import { PaniniError } from '../errors/panini-error.js';

/** Hands our errors on as they are: formatError shapes and logs them, so the framework need not log them as crashes. */
@Catch(PaniniError)
export class PaniniErrorFilter implements GqlExceptionFilter<PaniniError, PaniniError> {
  catch(error: PaniniError): PaniniError {
    return error;
  }
}
