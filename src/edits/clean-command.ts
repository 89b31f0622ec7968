import { PaniniError } from '../errors/panini-error.js';
import type { EntityRole } from '../gsw/gsw.js';
import { cleanText } from '../gsw/interchange/clean-text.js';
import { refuseLongName } from '../gsw/interchange/entity-name.js';
import type { AnswerReference, EditCommand } from './edit-command.js';

export const EDIT_LIMITS = {
  name: 1_000,
  text: 2_000,
  reason: 1_000,
  aliases: 100,
  roles: 50,
  states: 50,
  questions: 20,
  answers: 100,
} as const;

/**
 * The command as it is stored: NFC, without NUL characters and lone surrogates, nothing blank that has to say something, nothing too long.
 * @throws PaniniError BAD_USER_INPUT
 */
export function cleanCommand(command: EditCommand): EditCommand {
  switch (command.kind) {
    case 'ADD_ENTITY':
      return { ...command, name: cleanName(command.name), roles: cleanRoles(command.roles) };
    case 'EDIT_ENTITY':
      return cleanEntityEdit(command);
    case 'ADD_FACT':
      return {
        ...command,
        phrase: cleanWords(command.phrase, 'a verb phrase'),
        questions: atMost(atLeastOne(command.questions), EDIT_LIMITS.questions, 'questions').map(
          ({ text, answers }) => ({ text: cleanWords(text, 'a question'), answers: cleanAnswers(answers) }),
        ),
      };
    case 'EDIT_FACT':
      return { ...command, phrase: cleanWords(command.phrase, 'a verb phrase') };
    case 'EDIT_QUESTION':
      return { ...command, text: cleanWords(command.text, 'a question') };
    case 'SET_ANSWERS':
      return { ...command, answers: cleanAnswers(command.answers) };
    default:
      return command;
  }
}

/** A reason: not blank, at most 1,000 characters. @throws PaniniError BAD_USER_INPUT */
export function cleanReason(reason: string): string {
  const text = cleanText(reason).text.trim();
  if (text !== '' && [...text].length <= EDIT_LIMITS.reason) return text;
  throw invalid(`An edit needs a reason of 1 to ${EDIT_LIMITS.reason} characters.`);
}

function cleanEntityEdit(command: Extract<EditCommand, { kind: 'EDIT_ENTITY' }>): EditCommand {
  const { name, aliases, roles } = command;
  return {
    ...command,
    ...(name === undefined ? {} : { name: cleanName(name) }),
    ...(aliases === undefined
      ? {}
      : { aliases: atMost(aliases, EDIT_LIMITS.aliases, 'aliases').map(cleanName) }),
    ...(roles === undefined ? {} : { roles: cleanRoles(roles) }),
  };
}

function cleanName(given: string): string {
  const name = cleanWords(given, 'a name', EDIT_LIMITS.name);
  try {
    refuseLongName(name, 'The entity');
  } catch (thrown) {
    throw invalid(`${(thrown as Error).message}.`);
  }
  return name;
}

function cleanWords(given: string, what: string, most: number = EDIT_LIMITS.text): string {
  const { text } = cleanText(given);
  const length = [...text].length;
  if (text.trim() === '') throw invalid(`Expected ${what}, got nothing that can be read.`);
  if (length > most) throw invalid(`Expected ${what} of at most ${most} characters, got ${length}.`);
  return text;
}

function cleanRoles(roles: readonly EntityRole[]): EntityRole[] {
  return atMost(roles, EDIT_LIMITS.roles, 'roles').map(({ role, states }) => ({
    role: cleanWords(role, 'a role', EDIT_LIMITS.name),
    states: atMost(states, EDIT_LIMITS.states, 'states').map((state) =>
      cleanWords(state, 'a state', EDIT_LIMITS.name),
    ),
  }));
}

function cleanAnswers(answers: readonly AnswerReference[]): AnswerReference[] {
  return atMost(answers, EDIT_LIMITS.answers, 'answers').map((answer) =>
    'entity' in answer ? answer : { name: cleanName(answer.name) },
  );
}

function atMost<T>(items: readonly T[], most: number, what: string): T[] {
  if (items.length <= most) return [...items];
  throw invalid(`Expected at most ${most} ${what}, got ${items.length}.`);
}

function atLeastOne<T>(items: readonly T[]): readonly T[] {
  if (items.length > 0) return items;
  throw invalid('A fact needs at least one question.');
}

function invalid(message: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', message, { hint: 'Correct it and send the edit again.' });
}
