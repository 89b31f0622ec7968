const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that long forms skip when they are shortened to initials, and that no comparison counts. */
export const SMALL_WORDS = list(
  'the a an of for and in on at to de la le du des der die das und von van el los las di da y e',
);

/** Forms of address, ranks and legal forms: names that differ in them only may be one. */
export const IGNORABLE = list(
  'mr mrs ms miss dr prof professor sir dame lord lady saint st rev reverend hon president pope general captain colonel major king queen emperor empress prince princess duke duchess count countess baron baroness archduke archduchess grand inc incorporated ltd limited llc co corp corporation company gmbh plc ag sa spa nv fc afc cf sc jr junior sr senior',
);

/** Words that say what kind of thing a name stands for: `Hudson` is not the `Hudson River`. */
export const KIND_WORDS = list(
  'county river lake mountain mount island islands university college school academy institute airport station bridge street road avenue highway square park church cathedral abbey castle palace museum gallery theatre theater library hospital film movie album song novel book series season episode show magazine newspaper band orchestra party club team league cup championship championships tournament festival award awards prize war battle siege treaty army navy regiment division ministry department council parliament district province state region republic empire kingdom dynasty house family records studios entertainment pictures railway line stadium arena tower centre center hall bay sea ocean valley canal peninsula city town village township parish metropolitan area association federation union society foundation commission court bank group tour day games language people nation open trophy conference act order ship class',
);

const CONTRASTS = [
  'north south east west northern southern eastern western central northeast northwest southeast southwest',
  'upper lower middle',
  'old new',
  'junior jr senior sr',
  'men women boys girls mens womens male female',
  'elder younger',
  'major minor',
  'king queen',
  'mr mrs',
  'prince princess',
  'duke duchess',
  'count countess',
  'emperor empress',
  'baron baroness',
  'sir lady',
  'father mother',
  'brother sister',
  'son daughter',
  'primary secondary',
  'summer winter spring autumn',
].map(list);

/** The two words of one row when each side has another one and neither has both; null when nothing is opposed. */
export function opposedWords(left: ReadonlySet<string>, right: ReadonlySet<string>): [string, string] | null {
  for (const row of CONTRASTS) {
    const one = [...left].find((word) => row.has(word) && !right.has(word));
    const other = [...right].find((word) => row.has(word) && !left.has(word));
    if (one !== undefined && other !== undefined) return [one, other];
  }
  return null;
}
