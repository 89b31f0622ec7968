/** Source of a pattern for an English month name, written out. */
export const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
