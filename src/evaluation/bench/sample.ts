/** Up to `count` entries drawn without putting back, in the order drawn (Fisher and Yates). */
export function sample<Entry>(entries: readonly Entry[], count: number, random: () => number): Entry[] {
  const rest = [...entries];
  const drawn: Entry[] = [];
  while (drawn.length < count && rest.length > 0) {
    const index = Math.floor(random() * rest.length);
    const entry = rest[index];
    const last = rest.pop();
    if (last !== undefined && index < rest.length) rest[index] = last;
    if (entry !== undefined) drawn.push(entry);
  }
  return drawn;
}
