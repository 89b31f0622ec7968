import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { RolesGuard } from '../access/roles.guard.js';
import { BookmarkInterceptor } from './bookmark.interceptor.js';
import { GraphqlServer } from './graphql.module.js';
import { inputValidation } from './input-validation.js';
import { PaniniErrorFilter } from './panini-error.filter.js';

/** The GraphQL face: server, declared roles, checked inputs, bookmarks. */
@Module({
  imports: [GraphqlServer],
  providers: [
    { provide: APP_GUARD, useClass: RolesGuard },
    { provide: APP_PIPE, useFactory: inputValidation },
    { provide: APP_FILTER, useClass: PaniniErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: BookmarkInterceptor },
  ],
})
export class ApiModule {}
