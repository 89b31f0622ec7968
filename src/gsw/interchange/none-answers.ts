/** Key of a question's `extra` that keeps its answers `None`, null and '' with their places, so that the export can put them back. */
export const NONE_ANSWERS = 'panini:none-answers';

export type NoneAnswer = [position: number, as: string | null];

/** True for what the authors' files write where there is no answer. */
export function isNoneAnswer(value: unknown): value is string | null {
  return value === null || value === 'None' || value === '';
}

/** The answers with the noted nones at their places again; null when the note is none of ours. */
export function withNoneAnswers(answers: readonly string[], note: unknown): (string | null)[] | null {
  if (!isNote(note)) return null;
  const whole: (string | null)[] = [...answers];
  for (const [position, as] of note) {
    if (position > whole.length) return null;
    whole.splice(position, 0, as);
  }
  return whole;
}

function isNote(note: unknown): note is NoneAnswer[] {
  if (!Array.isArray(note) || note.length === 0) return false;
  const positions = note.map((entry) => (isEntry(entry) ? entry[0] : -1));
  return positions.every((position, index) => position > (index === 0 ? -1 : (positions[index - 1] ?? -1)));
}

function isEntry(entry: unknown): entry is NoneAnswer {
  if (!Array.isArray(entry) || entry.length !== 2) return false;
  const [position, as] = entry as unknown[];
  return Number.isInteger(position) && (position as number) >= 0 && isNoneAnswer(as);
}
