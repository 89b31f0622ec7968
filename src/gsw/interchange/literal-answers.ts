import type { Entity } from '../gsw.js';
import { refuseLongName } from './entity-name.js';

const TEXT_PREFIX = 'TEXT:';

/** Makes one literal entity for each text that a passage's answers give in place of an entity's id. */
export class LiteralAnswers {
  private readonly byText = new Map<string, Entity>();
  private next = 1;

  constructor(private readonly takenIds: ReadonlySet<string>) {}

  /** Local id of the literal for a bare text, `TEXT:<quote>` or an id of no entity. @throws InterchangeFault when it is too long */
  localId(text: string, where: string): string {
    const known = this.byText.get(text);
    if (known) return known.localId;
    const name = text.startsWith(TEXT_PREFIX) ? text.slice(TEXT_PREFIX.length).trim() : text;
    refuseLongName(name, where);
    const extra = name === text ? {} : { text };
    const literal: Entity = { localId: this.freeId(), name, roles: [], literal: true, extra };
    this.byText.set(text, literal);
    return literal.localId;
  }

  /** In the order their texts came first. */
  entities(): Entity[] {
    return [...this.byText.values()];
  }

  private freeId(): string {
    while (this.takenIds.has(`literal:${this.next}`)) this.next += 1;
    this.next += 1;
    return `literal:${this.next - 1}`;
  }
}

/** The text in a file that a literal entity was made from. */
export function literalText(literal: Entity): string {
  return typeof literal.extra.text === 'string' ? literal.extra.text : literal.name;
}
