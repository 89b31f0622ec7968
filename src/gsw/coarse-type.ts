import type { EntityRole } from './gsw.js';

export type CoarseType =
  'person' | 'place' | 'organisation' | 'work' | 'event' | 'date' | 'number' | 'nationality' | 'value';

/** Head words of open role names, by the coarse type they stand for. A role that is not here says nothing. */
const HEAD_WORDS: Record<CoarseType, string> = {
  person:
    'person people individual human man woman ruler king queen emperor empress monarch prince princess nobility noble duke duchess count countess earl baron lord lady actor actress artist painter author writer poet novelist musician singer composer director producer politician president minister athlete player footballer coach scientist philosopher historian leader bishop pope saint parent father mother son daughter child spouse wife husband sibling brother sister character professional performer journalist lawyer judge soldier officer engineer architect criminal figure student teacher professor',
  place:
    'location place country city town village region state province county district municipality territory continent island mountain river lake sea ocean valley peninsula street road building venue station airport park settlement capital area neighborhood neighbourhood suburb borough feature range bridge church castle palace museum theatre theater stadium harbour harbor lighthouse birthplace',
  organisation:
    'organization organisation institution company corporation business band group team club university school college academy party label agency government ministry army navy newspaper publisher broadcaster network studio shipyard society association foundation union league committee council orchestra choir firm bank manufacturer',
  work: 'film movie song album book novel work artwork painting play opera symphony poem series show program programme episode publication magazine journal text document game video single track composition musical software website',
  event:
    'event war battle festival election tournament competition ceremony season conference expedition revolution treaty',
  date: 'date year month day century decade period time era',
  number:
    'number quantity amount population percentage age duration frequency distance length height score ranking rank measurement price',
  nationality: 'nationality demonym ethnicity citizenship',
  value:
    'profession occupation genre title position role award language religion concept classification medium format category',
};

const BY_HEAD = new Map(
  Object.entries(HEAD_WORDS).flatMap(([type, heads]) =>
    heads.split(' ').map((head) => [head, type as CoarseType] as const),
  ),
);

const PHRASES = new Map<string, CoarseType>([
  ['date range', 'date'],
  ['time period', 'date'],
  ['political entity', 'place'],
  ['geographical feature', 'place'],
  ['mountain range', 'place'],
  ['record label', 'organisation'],
  ['ethnic group', 'nationality'],
  ['alternative name', 'value'],
  ['film genre', 'value'],
  ['music genre', 'value'],
]);

/** The coarse type that a role's words stand for, or null when they are not in the table. */
export function coarseTypeOfRole(role: string): CoarseType | null {
  const words = role
    .toLowerCase()
    .trim()
    .split(/[\s_-]+/);
  return (
    PHRASES.get(words.join(' ')) ?? BY_HEAD.get(words.at(-1) ?? '') ?? BY_HEAD.get(words[0] ?? '') ?? null
  );
}

/** The first known coarse type among an entity's roles, or null when no role says one. */
export function coarseType(roles: readonly EntityRole[]): CoarseType | null {
  for (const { role } of roles) {
    const type = coarseTypeOfRole(role);
    if (type) return type;
  }
  return null;
}
