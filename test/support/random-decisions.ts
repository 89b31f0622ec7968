import { seededRandom } from '../../src/evaluation/metrics/seeded-random.js';
import type { DecisionCommand, DecisionRequest } from '../../src/reconciliation/decision-command.js';
import { DecisionWriter } from '../../src/reconciliation/decision-writer.service.js';
import type { DecisionApplication } from './decision-application.js';

const TOGETHER = 25;

/** Decisions of every kind on entities drawn by a seed, many in a transaction; those that are refused are left out. */
export class RandomDecisions {
  private readonly random: () => number;
  readonly recorded: string[] = [];

  constructor(
    private readonly app: DecisionApplication,
    private readonly entities: readonly string[],
    seed: number,
  ) {
    this.random = seededRandom(seed);
  }

  /** Draws until so many are recorded. */
  async take(count: number): Promise<void> {
    while (this.recorded.length < count) {
      const requests = Array.from({ length: TOGETHER }, () => this.request(this.command()));
      const outcomes = await this.app.get(DecisionWriter).decide(this.app.key, requests);
      this.recorded.push(...outcomes.flatMap(({ recorded }) => recorded?.id ?? []));
    }
  }

  /** Takes all back in any order that is accepted: those that are refused are tried again behind the others. */
  async undoAll(): Promise<void> {
    let open = this.shuffled(this.recorded);
    while (open.length > 0) {
      const refused: string[] = [];
      for (let start = 0; start < open.length; start += TOGETHER) {
        const some = open.slice(start, start + TOGETHER);
        const requests = some.map((decision) => this.request({ kind: 'UNDO', decision }));
        const outcomes = await this.app.get(DecisionWriter).decide(this.app.key, requests);
        refused.push(...some.filter((_, place) => outcomes[place]?.recorded === null));
      }
      if (refused.length === open.length) throw new Error(`${refused.length} decisions cannot be undone`);
      open = this.shuffled(refused);
    }
  }

  shuffled<T>(all: readonly T[]): T[] {
    return all
      .map((one) => ({ one, key: this.random() }))
      .sort((left, right) => left.key - right.key)
      .map(({ one }) => one);
  }

  private command(): DecisionCommand {
    const [a, b, c] = [this.draw(), this.draw(), this.draw()];
    const label = `N${Math.floor(this.random() * 1_000)}`;
    const commands: DecisionCommand[] = [
      { kind: 'MERGE', ids: [a], into: b },
      { kind: 'MERGE', ids: [a, b], into: c },
      { kind: 'MERGE', ids: [a], into: b, name: label },
      { kind: 'MUST_LINK', ids: [a], into: b },
      { kind: 'REJECT', left: a, right: b },
      { kind: 'SPLIT', ids: [a] },
      { kind: 'RENAME', id: a, name: label },
      { kind: 'RETYPE', id: a, type: label },
    ];
    return commands[Math.floor(this.random() * commands.length)] ?? { kind: 'SPLIT', ids: [a] };
  }

  private draw(): string {
    return this.entities[Math.floor(this.random() * this.entities.length)] ?? '';
  }

  private request(command: DecisionCommand): DecisionRequest {
    const method = this.random() < 0.3 && command.kind === 'MERGE' ? 'automatic' : 'manual';
    const score = method === 'automatic' ? 0.95 : null;
    return {
      command,
      method,
      score,
      actor: 'a walk',
      reason: 'drawn',
      expectedVersion: null,
      evidence: null,
    };
  }
}
