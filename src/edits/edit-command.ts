import type { EntityRole } from '../gsw/gsw.js';

/** An answer that is given: an entity of the document by its id, or a name. */
export type AnswerReference = { entity: string } | { name: string };

export interface NewQuestion {
  text: string;
  answers: AnswerReference[];
}

/** What an analyst changes; every id is Panini's. */
export type EditCommand =
  | { kind: 'ADD_ENTITY'; passage: string; name: string; roles: EntityRole[] }
  | {
      kind: 'EDIT_ENTITY';
      entity: string;
      /** Whose roles are replaced; needed when the entity has several mentions. */
      passage?: string;
      name?: string;
      aliases?: string[];
      roles?: EntityRole[];
    }
  | { kind: 'RETIRE_ENTITY'; entity: string }
  | { kind: 'ADD_FACT'; passage: string; phrase: string; questions: NewQuestion[] }
  | { kind: 'EDIT_FACT'; fact: string; phrase: string }
  | { kind: 'RETIRE_FACT'; fact: string }
  | { kind: 'EDIT_QUESTION'; question: string; text: string }
  | { kind: 'SET_ANSWERS'; question: string; answers: AnswerReference[] }
  | { kind: 'RETIRE_QUESTION'; question: string };

export const COMMAND_KINDS = [
  'ADD_ENTITY',
  'EDIT_ENTITY',
  'RETIRE_ENTITY',
  'ADD_FACT',
  'EDIT_FACT',
  'RETIRE_FACT',
  'EDIT_QUESTION',
  'SET_ANSWERS',
  'RETIRE_QUESTION',
] as const satisfies readonly EditCommand['kind'][];

/** The id of what a command is about: what its expected version belongs to. */
export function targetOf(command: EditCommand): string {
  switch (command.kind) {
    case 'ADD_ENTITY':
    case 'ADD_FACT':
      return command.passage;
    case 'EDIT_ENTITY':
    case 'RETIRE_ENTITY':
      return command.entity;
    case 'EDIT_FACT':
    case 'RETIRE_FACT':
      return command.fact;
    default:
      return command.question;
  }
}

/** Every id that a command names, its target first. */
export function idsOf(command: EditCommand): string[] {
  const answers =
    command.kind === 'ADD_FACT'
      ? command.questions.flatMap((question) => question.answers)
      : command.kind === 'SET_ANSWERS'
        ? command.answers
        : [];
  const passage = command.kind === 'EDIT_ENTITY' && command.passage !== undefined ? [command.passage] : [];
  const entities = answers.flatMap((answer) => ('entity' in answer ? [answer.entity] : []));
  return [...new Set([targetOf(command), ...passage, ...entities])];
}

/** The command with its ids replaced by those of another version of the document. */
export function withIds(command: EditCommand, ids: ReadonlyMap<string, string>): EditCommand {
  return JSON.parse(JSON.stringify(command), (key, value: unknown) =>
    typeof value === 'string' && ['passage', 'entity', 'fact', 'question'].includes(key)
      ? (ids.get(value) ?? value)
      : value,
  ) as EditCommand;
}
