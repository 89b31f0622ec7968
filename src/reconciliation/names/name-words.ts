const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that long forms skip when they are shortened to initials, and that no comparison counts. */
export const SMALL_WORDS = list(
  'the a an of for and in on at to de la le du des der die das und von van el los las di da y e',
);

/** Forms of address and ranks that stand before a name: one text has them, another leaves them out. */
export const TITLES = list(
  'mr mrs ms miss dr prof professor sir dame lord lady saint st rev reverend hon president pope general captain colonel major sergeant lieutenant king queen emperor empress prince princess duke duchess count countess baron baroness archduke archduchess cardinal bishop archbishop senator governor',
);

/** Legal forms and the like that stand behind a name. */
export const LEGAL_FORMS = list(
  'inc incorporated ltd limited llc co corp corporation company gmbh plc ag sa spa nv fc afc cf sc jr junior sr senior',
);

/** Forms of clubs that stand before a name, too. */
export const CLUB_FORMS = list('fc afc cf sc ac as');

/** Words that say what kind of thing a name stands for: `Hudson` is not the `Hudson River`. */
export const KIND_WORDS = list(
  'county river lake mountain mount island islands university college school academy institute airport station bridge street road avenue highway square park church cathedral abbey castle palace museum gallery theatre theater library hospital film movie album song novel book series season episode show magazine newspaper band orchestra party club team league cup championship championships tournament festival award awards prize war battle siege treaty army navy regiment division ministry department council parliament district province state region republic empire kingdom dynasty house family records studios entertainment pictures railway line stadium arena tower centre center hall bay sea ocean valley canal peninsula city town village township parish metropolitan area association federation union society foundation commission court bank group tour day games language people nation open trophy conference act order ship class',
);

/** Words of which many things of one kind are named: `Supreme Court`, `Best Actor`, `Lake County`. */
export const GENERIC_WORDS = list(
  'best worst supporting leading actor actress picture director screenplay supreme high prime minister president vice secretary general chief justice national international royal federal central public local old great red black white green blue house home mother father man woman king queen story life love world time education health foreign affairs interior defence defense finance budget board committee commission council staff member members main first second third north south east west northern southern eastern western upper lower new army air force police fire village city town county district state province capital hill lake river creek valley island bay beach park mountain view street road bridge station airport church school college university hospital party movement government senate assembly parliament congress court law act constitution award prize cup league team club season championship tournament games open group band orchestra album song film book series show episode finale pilot',
);

/** Words before a place that say which part or time of it is meant: `northern India` is not `India`. */
export const REGION_WORDS = list(
  'north south east west northern southern eastern western central northeast northwest southeast southwest northeastern northwestern southeastern southwestern upper lower inner outer greater downtown midtown mainland continental metropolitan rural imperial nazi soviet ancient medieval british french colonial',
);

/** Link words that tell one title from another: `Crazy Love` is not `Crazy in Love`. */
export const LINK_WORDS = list('of for in on at to from with de du des von van');

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
