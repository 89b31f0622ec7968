import { PaniniError } from '../../src/errors/panini-error.js';
import type { EditCommand } from '../../src/edits/edit-command.js';
import { seededRandom } from '../../src/evaluation/metrics/seeded-random.js';
import { rowsOf } from './break-graph.js';
import type { EditApplication } from './edit-application.js';

/** Edits of every kind on things drawn by a seed. */
export class RandomEdits {
  private readonly random: () => number;
  private made = 0;

  constructor(
    private readonly app: EditApplication,
    seed: number,
  ) {
    this.random = seededRandom(seed);
  }

  /** @returns the edit's id, or nothing when what was drawn cannot be edited */
  async step(): Promise<string[]> {
    this.made += 1;
    const label = `N${this.made}`;
    const [entity, other, question, fact, passage] = await Promise.all([
      this.draw('GswEntity'),
      this.draw('GswEntity'),
      this.draw('GswQuestion'),
      this.draw('GswVerbPhrase'),
      this.draw('GswPassage'),
    ]);
    const commands: EditCommand[] = [
      { kind: 'EDIT_ENTITY', entity, name: label },
      { kind: 'EDIT_ENTITY', entity, aliases: [`${label} alias`] },
      { kind: 'EDIT_ENTITY', entity, roles: [{ role: 'city', states: [label] }] },
      { kind: 'ADD_ENTITY', passage, name: label, roles: [{ role: 'person', states: [] }] },
      { kind: 'RETIRE_ENTITY', entity },
      {
        kind: 'ADD_FACT',
        passage,
        phrase: label,
        questions: [
          { text: `When was ${label} born?`, answers: [{ name: '1903' }, { entity: other }] },
          { text: `Who was born in 1903, ${label}?`, answers: [{ name: label }] },
        ],
      },
      { kind: 'EDIT_FACT', fact, phrase: label },
      { kind: 'RETIRE_FACT', fact },
      { kind: 'EDIT_QUESTION', question, text: `What is ${label}?` },
      { kind: 'SET_ANSWERS', question, answers: [{ entity: other }, { name: label }] },
      { kind: 'SET_ANSWERS', question, answers: [] },
      { kind: 'RETIRE_QUESTION', question },
    ];
    const command = commands[Math.floor(this.random() * commands.length)];
    try {
      return command ? [(await this.app.edit(command)).id] : [];
    } catch (thrown) {
      const refused = thrown instanceof PaniniError && ['CONFLICT', 'BAD_USER_INPUT'].includes(thrown.code);
      if (refused) return [];
      throw thrown;
    }
  }

  private async draw(label: string): Promise<string> {
    const rows = await rowsOf(
      `MATCH (n:${label}) WHERE n.workspaceKey = $key RETURN n.id AS id ORDER BY id`,
      { key: this.app.key },
    );
    return String(rows[Math.floor(this.random() * rows.length)]?.id);
  }
}
