/** Whether a text is a year, month or day of the calendar as YYYY, YYYY-MM or YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return false;
  const first = new Date(`${text.padEnd('YYYY-MM-DD'.length, '-01')}T00:00:00Z`);
  // A day past the end of its month is read as one of the next.
  return !Number.isNaN(first.getTime()) && first.toISOString().startsWith(text);
}
