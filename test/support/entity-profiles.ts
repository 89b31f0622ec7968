import type { EntityProfile, ProfileFact } from '../../src/reconciliation/entity-profile.js';

/** A fact as a spec writes it: the question about the entity and who or what answers it. */
export type Told = readonly [question: string, other: string];

export interface ProfileParts {
  id?: string;
  document?: string;
  title?: string;
  role?: string;
  states?: string[];
  aliases?: string[];
  told?: readonly Told[];
}

/** A profile of a name, alone in a document of its own unless the parts say otherwise. */
export function profileOf(name: string, parts: ProfileParts = {}): EntityProfile {
  const { document = `document of ${name}`, id = `${document}#${name}`, role, states = [] } = parts;
  return {
    ...{ id, name, documentId: document, passageIds: [`${document}-p`], documentTitle: parts.title ?? '' },
    aliases: parts.aliases ?? [],
    roles: role === undefined ? [] : [{ role, states }],
    facts: (parts.told ?? []).map(([question, other]) => factOf(question, { other, document })),
  };
}

function factOf(question: string, { other, document }: { other: string; document: string }): ProfileFact {
  return { relation: '', question, inverse: '', otherId: `${document}#${other}`, otherName: other };
}
