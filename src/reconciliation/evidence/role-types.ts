import { coarseTypeOfRole, type CoarseType } from '../../gsw/coarse-type.js';
import type { EntityRole } from '../../gsw/gsw.js';

/** What kind of thing an entity is, as reconciliation tells kinds apart; `thing` has a name of its own and is none of the others. */
export type ReconciledType = CoarseType | 'thing';

/** Head words of roles that the table of coarse types has not, or that reconciliation reads otherwise. */
const HEAD_WORDS: Readonly<Partial<Record<ReconciledType, string>>> = {
  person:
    'statesman scholar comedian businessman businesswoman translator vlogger courtier nationalist heiress planter merchant prelate spy royalty founder filmmaker knight warlord chieftain sportsperson wrestler boxer cricketer golfer dancer model celebrity bassist drummer guitarist vocalist rapper missionary martyr abbot nun monk cardinal general admiral commander governor mayor senator',
  place:
    'nation waterfall infrastructure locality highway commune campus stream gallery archipelago border canyon dam creek glacier library villa wetland trail site peak mine ruins planet subdivision division facility structure address kingdom empire voivodeship constituency parish watercourse attraction neighbourhood neighborhood property land monument cemetery hospital prison fort restaurant hotel nightclub',
  organisation:
    'family dynasty channel force unit department employer clan charity subsidiary military parliament tribe brand retailer outlet confederation sponsor ensemble service command alliance body registry faculty constructor client kindred shop franchise squadron regiment battalion order',
  work: 'mixtape story suite ballet memoir sitcom documentary soundtrack photograph report thesis musical revue production lyric opérette artifact dvd column treatise manuscript comic franchise',
  event: 'conflict operation match race disaster championship campaign census convoy case',
  number:
    'goals appearances households families units elevation temperature precipitation snowfall power rating ordinal capacity circulation makeup density coordinates coordinate code budget attribute statistic metric metrics prize',
  nationality: 'ancestry descent heritage affiliation',
  thing:
    'award language religion concept chart product platform object term horse sport legislation degree policy treaty agreement law act amendment movement honor honour technology disease animal species device vehicle ship starship instrument food doctrine ideology currency system theory trophy medal material ingredient nickname name alias pseudonym abbreviation acronym surname',
  value:
    'status achievement specialization field topic subject theme class context industry career discipline condition style',
};

const BY_HEAD = new Map(
  Object.entries(HEAD_WORDS).flatMap(([type, heads]) =>
    heads.split(' ').map((head) => [head, type as ReconciledType] as const),
  ),
);

/** Roles that name a name, and titles (of people and of books alike): what kind of thing bears it is not said. */
const NAMING = /\b(?:name|alias|nickname|pseudonym|abbreviation|acronym|surname)\b|^title$/;

/** The kind of thing that a role stands for, or null when the tables do not know it. */
export function reconciledTypeOfRole(role: string): ReconciledType | null {
  const text = role
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  if (NAMING.test(text)) return null;
  return (
    BY_HEAD.get(text.split(' ').at(-1) ?? '') ??
    coarseTypeOfRole(role) ??
    BY_HEAD.get(text.split(' ')[0] ?? '') ??
    null
  );
}

/** Every kind that an entity's roles say, in their order; empty when none is known. */
export function typesOfRoles(roles: readonly Pick<EntityRole, 'role'>[]): ReadonlySet<ReconciledType> {
  return new Set(roles.map(({ role }) => reconciledTypeOfRole(role)).filter((type) => type !== null));
}

/** Kinds that one thing may well have at once, since roles are open words: a club and its ground, a magazine and its publisher. */
const COMPATIBLE = new Set(
  [
    'place organisation',
    'organisation work',
    'organisation event',
    'event work',
    'place event',
    'thing work',
    'thing organisation',
    'thing event',
    'thing place',
    'value thing',
    'value organisation',
    'value event',
    'value work',
    'value place',
    'value person',
    'nationality place',
    'nationality organisation',
    'nationality thing',
    'nationality person',
    'number value',
    'number thing',
    'date event',
    'date value',
  ].flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]),
);

export type TypeAgreement = 'same' | 'compatible' | 'unknown' | 'conflicting';

/** How the kinds of two entities compare; an unknown kind conflicts with nothing. */
export function compareTypes(
  left: ReadonlySet<ReconciledType>,
  right: ReadonlySet<ReconciledType>,
): TypeAgreement {
  if (left.size === 0 || right.size === 0) return 'unknown';
  if ([...left].some((type) => right.has(type))) return 'same';
  const isCompatible = [...left].some((one) => [...right].some((other) => COMPATIBLE.has(`${one} ${other}`)));
  return isCompatible ? 'compatible' : 'conflicting';
}

export interface RoleCoverage {
  /** Distinct role words and mentions of roles, and how many of each the tables know. */
  roles: number;
  knownRoles: number;
  mentions: number;
  knownMentions: number;
  entities: number;
  /** Entities with at least one known role. */
  knownEntities: number;
}

/** How much of what entities are called the tables know. */
export function roleCoverage(entities: Iterable<readonly Pick<EntityRole, 'role'>[]>): RoleCoverage {
  const seen = new Map<string, boolean>();
  const coverage = { roles: 0, knownRoles: 0, mentions: 0, knownMentions: 0, entities: 0, knownEntities: 0 };
  for (const roles of entities) {
    coverage.entities++;
    if (typesOfRoles(roles).size > 0) coverage.knownEntities++;
    for (const { role } of roles) {
      const known = reconciledTypeOfRole(role) !== null;
      coverage.mentions++;
      if (known) coverage.knownMentions++;
      seen.set(role, known);
    }
  }
  coverage.roles = seen.size;
  coverage.knownRoles = [...seen.values()].filter(Boolean).length;
  return coverage;
}
