import { words } from '../text/fold.js';
import type { AnswerEntity } from './evidence.js';

/** Distinct role and state words of an entity, sorted. */
export function roleWords(entity: Pick<AnswerEntity, 'roles'>): string[] {
  const texts = entity.roles.flatMap((role) => [role.role, ...role.states]);
  return [...new Set(texts.flatMap(words))].sort();
}
