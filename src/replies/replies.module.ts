import { Global, Module } from '@nestjs/common';
import { RepliesRepository } from './replies.repository.js';
import { REPLY_STORE } from './reply-store.js';

/** Replies of language models, kept before they are read. Needs the global graph. */
@Global()
@Module({
  providers: [RepliesRepository, { provide: REPLY_STORE, useExisting: RepliesRepository }],
  exports: [RepliesRepository, REPLY_STORE],
})
export class RepliesModule {}
