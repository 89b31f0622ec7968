import type { IncomingMessage, ServerResponse } from 'node:http';
import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { Roles } from '../access/roles.js';
import { answerError, answerJson } from '../api/http-answer.js';
import { callerOf, stateOf } from '../api/request-state.js';
import { UPLOAD_PATH } from '../api/upload-path.js';
import { UploadsService } from './uploads.service.js';

/** Files over HTTP, beside GraphQL, which takes texts only. */
@Controller(UPLOAD_PATH)
export class UploadsController {
  constructor(@Inject(UploadsService) private readonly uploads: UploadsService) {}

  @Roles('analyst')
  @Post()
  async upload(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    const { signal } = stateOf(request);
    const contextOf = (workspace: string) => callerOf(request, workspace);
    try {
      answerJson(response, 202, await this.uploads.upload({ request, signal, contextOf }));
    } catch (thrown) {
      answerError(request, response, thrown);
    }
  }
}
