import type { Entity, EntityRole } from '../gsw.js';
import { extraOf, objectAt, type Coercion } from './coerce.js';
import { refuseLongName } from './entity-name.js';

const ENTITY_KEYS = ['id', 'name', 'roles'];
const ROLE_KEYS = ['role', 'states'];

/** One of `entity_nodes`. @throws InterchangeFault when it is no object, has no id, or its name is too long */
export function parseEntity(value: unknown, index: number, coercion: Coercion): Entity {
  const where = `entity_nodes[${index}]`;
  const entity = objectAt(value, where);
  const name = coercion.text(entity.name);
  refuseLongName(name, where);
  return {
    localId: coercion.localId(entity.id, where),
    name,
    roles: coercion.list(entity.roles).map((role) => parseRole(role, coercion)),
    literal: false,
    extra: extraOf(entity, ENTITY_KEYS),
  };
}

function parseRole(value: unknown, coercion: Coercion): EntityRole {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    coercion.notes.coerced += 1;
    return { role: coercion.text(value), states: [] };
  }
  const role = value as Record<string, unknown>;
  const extra = extraOf(role, ROLE_KEYS);
  return {
    role: coercion.text(role.role),
    states: coercion.list(role.states).map((state) => coercion.text(state)),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
}
