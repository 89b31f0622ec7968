import { PaniniError } from '../errors/panini-error.js';
import type { AnswerReference } from './edit-command.js';

/** Answers as they were given, each an id or a name. @throws PaniniError BAD_USER_INPUT when one is both or neither */
export function answerReferences(
  given: readonly { entity?: string | null; name?: string | null }[],
): AnswerReference[] {
  return given.map(({ entity, name }) => {
    if (typeof entity === 'string' && typeof name !== 'string') return { entity };
    if (typeof name === 'string' && typeof entity !== 'string') return { name };
    throw new PaniniError('BAD_USER_INPUT', 'An answer is either the id of an entity or a name.', {
      hint: 'Give exactly one of the two.',
    });
  });
}
