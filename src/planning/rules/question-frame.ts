/** "Who is", "Where was", "What serves as": a question whose rest is one noun phrase that names what is asked for. */
const BARE_FRAME =
  /^(?:[^,]{1,60}, )?(?:(?:who|what|when|where|whom)(?: is| was| are| were|'s|’s)|(?:who|what) (?:serves|served|acts|acted) as) $/i;
const PERSON_FRAME = /^(?:[^,]{1,60}, )?(?:who|what|whom)\b/i;
/** What may follow the subject of "Who was X ..." or "What is X ...". */
const OWN_PREDICATE =
  /^ (?:called|named|known|nominated|famous|remembered|from|accused|convicted|married|awarded|inspired|influenced|based|made|used|like)\b/i;

/**
 * Whether the phrase from `start` to `end` is what "Who is ..." asks for, and so the question itself and not a step on the way:
 * nothing follows it, or only words that narrow it ("in 1920").
 */
export function isWholeComplement(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (!BARE_FRAME.test(before) || /^['’]s\b/.test(after)) return false;
  return after.trim() === '' || (PERSON_FRAME.test(before) && !OWN_PREDICATE.test(after));
}

/** Whether a clause's noun phrase is what "Who is the man that ..." asks for; "Where is the school that ..." asks for something of it. */
export function isAskedPhrase(text: string, start: number, end: number): boolean {
  return PERSON_FRAME.test(text) && isWholeComplement(text, start, end);
}
