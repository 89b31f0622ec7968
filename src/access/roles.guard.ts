import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { ROLE_KEY, suffices } from './roles.js';

/** Refuses a GraphQL method that declares no role, and whatever declares a higher one than the caller has. The local user is an admin. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const declared = this.reflector.get<Role | undefined>(ROLE_KEY, context.getHandler());
    // Health is for everybody.
    if (context.getType<string>() !== 'graphql' && declared === undefined) return true;
    if (declared && suffices(LOCAL_ROLE, declared)) return true;
    throw new PaniniError('NOT_FOUND', 'There is nothing here that this caller may use.');
  }
}

const LOCAL_ROLE: Role = 'admin';
