/** A question with its first letter made small, for patterns that tell names by their capitals. */
export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
