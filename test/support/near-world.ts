import { lesson } from './gsw-application.js';

/** Spellings that differ in case, punctuation, accents and length only, so that each is near all others. */
const MARKS = ['', '.', '-x', ' x', "'s", '_1', '-11', ' (1)', '!', 's'];
const SPELLINGS = [
  'Alpha-1',
  'alpha-1',
  'ALPHA-1',
  'Alpha 1',
  'Alpha1',
  'Alphá-1',
  'Alpha',
  'Alph',
  'Alpha-',
  'Alpha/1',
];

/** The name that the workspace of one pair asks about; it is among the near names too. */
export const PUPIL = 'Alpha-1';
export const TEACHER = 'Ines Marlow';

/** A world of one passage. */
export function oneLesson(): { gsws: object[]; passages: object[] } {
  const { gsw, passage } = lesson('p0', TEACHER, PUPIL);
  return { gsws: [gsw], passages: [passage] };
}

/** A hundred lessons of pupils whose names are prefixes, case and punctuation variants of each other, and teachers of variants of one name. */
export function nearLessons(): { gsws: object[]; passages: object[] } {
  const names = SPELLINGS.flatMap((spelling) => MARKS.map((mark) => `${spelling}${mark}`));
  const made = names.map((name, index) =>
    lesson(`p${index}`, `Ines Marlow ${'I'.repeat(index % 4)}${index}`, name),
  );
  return { gsws: made.map((one) => one.gsw), passages: made.map((one) => one.passage) };
}
