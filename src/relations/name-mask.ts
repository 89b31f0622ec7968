import { foldedTokens } from '../comparison/fold.js';

/** What stands for a name in a masked question. */
export const MASK = '§';

const STARTERS = new Set(
  'who whom whose what which where when why how in on at of for from by to is are was were did do does has have had the a an name give between along during after before since until with calculate'.split(
    ' ',
  ),
);
const WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}.'’&-]*";
const RUN = new RegExp(
  `"[^"]+"|“[^”]+”|(?<![\\p{L}])'[^']{2,}'|<ENTITY_Q\\d+>|${WORD}(?:(?:,?\\s+|\\s*[:–-]\\s+)(?:(?:of|the|de|da|di|du|von|van|and|in|to|for|la|le|al|el|y)\\s+){0,2}${WORD})*(?:\\s*\\([^)]*\\))?`,
  'gu',
);

/** The names a question gives (runs of capitalised words, quoted titles), and the question with a mark in the place of each. */
export function maskNames(
  question: string,
  known: readonly string[] = [],
): { masked: string; names: string[] } {
  const [left, right] = question.split(/\s*>>\s*/);
  if (left && right) return { masked: `${MASK} >> ${right}`, names: [left] };
  const names: string[] = [];
  const withoutKnown = known
    .filter((name) => name.length > 1)
    .sort((one, other) => other.length - one.length)
    .reduce((text, name) => maskOne(text, name, names), question);
  const masked = withoutKnown.replace(RUN, (run: string, offset: number) => maskRun(run, offset, names));
  return { masked, names };
}

function maskOne(text: string, name: string, names: string[]): string {
  const index = text.toLowerCase().indexOf(name.toLowerCase());
  if (index < 0) return text;
  names.push(name);
  return text.slice(0, index) + MASK + text.slice(index + name.length);
}

/** The first word of a question is capitalised without being a name. */
function maskRun(run: string, offset: number, names: string[]): string {
  const [first = ''] = run.split(/\s/);
  const opens = offset === 0 && STARTERS.has(foldedTokens(first)[0] ?? '');
  const name = opens ? run.slice(first.length).trim() : run;
  const suffix = /['’]s$/.exec(name)?.[0] ?? '';
  const bare = name.slice(0, name.length - suffix.length);
  if (foldedTokens(bare).length === 0) return run;
  names.push(bare);
  return `${opens ? `${first} ` : ''}${MASK}${suffix}`;
}
