const NUMERAL = /^(?:\d{1,3}(?:st|nd|rd|th)|[ivx]+)$/;

/** "8th Baron" is not "9th Baron", "Lothair I" not "Lothair II": true when an asked numeral is missing and another one is told. */
export function hasOtherNumeral(asked: readonly string[], told: ReadonlySet<string>): boolean {
  const missing = asked.some((word) => NUMERAL.test(word) && !told.has(word));
  return missing && [...told].some((word) => NUMERAL.test(word) && !asked.includes(word));
}
