import { SetMetadata } from '@nestjs/common';
import type { Role } from '../context/request-context.js';

export const ROLE_KEY = 'panini:role';

const RANK: Record<Role, number> = { reader: 0, analyst: 1, admin: 2 };

/** Declares the least role that may call a resolver method; a test fails on a method without one. */
export const Roles = (role: Role): MethodDecorator => SetMetadata(ROLE_KEY, role);

/** Whether a caller's role suffices for a declared one. */
export function suffices(role: Role, declared: Role): boolean {
  return RANK[role] >= RANK[declared];
}
