import { cleanReplyText } from './clean-reply-text.js';
import type { DraftEntity } from './draft.js';
import type { Faults } from './faults.js';
import { REPLY_LIMITS } from './limits.js';

/** Gathers entity rows by id; rows that fail are left out and noted. */
export class EntityRows {
  constructor(
    private readonly faults: Faults,
    readonly byId: Map<number, DraftEntity> = new Map<number, DraftEntity>(),
  ) {}

  /** Adds `[id, name, role, state...]`. */
  add(row: readonly string[]): void {
    const [idText = '', nameText = '', ...rest] = row;
    const [id, name] = [Number(idText), cleanReplyText(nameText)];
    if (!/^[1-9]\d{0,3}$/.test(idText) || row.length < 2) {
      this.faults.add('row-invalid', JSON.stringify(row));
      return;
    }
    if (this.refusesName(id, name)) return;
    const entity = this.byId.get(id) ?? { name, roles: [] };
    if (this.byId.size >= REPLY_LIMITS.entities && !this.byId.has(id)) {
      this.faults.add('over-limit', `entity ${id}: at most ${REPLY_LIMITS.entities}`);
      return;
    }
    this.byId.set(id, entity);
    this.addRole(entity, rest);
  }

  private refusesName(id: number, name: string): boolean {
    const known = this.byId.get(id)?.name;
    if (!/[\p{L}\p{N}\p{S}]/u.test(name)) this.faults.add('name-empty', `entity ${id}`);
    else if ([...name].length > REPLY_LIMITS.nameLength)
      this.faults.add('name-long', `entity ${id}: at most ${REPLY_LIMITS.nameLength} characters`);
    else if (known !== undefined && known !== name)
      this.faults.add('name-differs', `entity ${id} is "${known}" and "${name}"`);
    else return false;
    return true;
  }

  private addRole(entity: DraftEntity, rest: readonly string[]): void {
    const [role, ...states] = rest.map(cleanReplyText).filter((text) => text !== '');
    if (role === undefined || role.length > REPLY_LIMITS.textLength) return;
    if (entity.roles.length >= REPLY_LIMITS.rolesOfAnEntity) return;
    const kept = states.filter((state) => state.length <= REPLY_LIMITS.textLength);
    entity.roles.push({ role, states: kept.slice(0, REPLY_LIMITS.statesOfARole) });
  }
}
