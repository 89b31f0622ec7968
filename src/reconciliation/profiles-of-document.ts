import type { Entity, Gsw, VerbPhrase } from '../gsw/gsw.js';
import type { SourceDocument, SourcePassage } from '../gsw/source-document.js';
import type { EntityProfile, ProfileFact } from './entity-profile.js';

/** The profile id of an entity of a file: the passage's id and the entity's local id. */
export function profileId(passage: string, localId: string): string {
  return `${passage}#${localId}`;
}

/** One profile for each entity of each passage of a document that has a GSW. */
export function profilesOfDocument(document: SourceDocument): EntityProfile[] {
  return document.passages.flatMap((passage) => profilesOfPassage(passage, document));
}

function profilesOfPassage(
  { externalId, title, gsw }: SourcePassage,
  document: SourceDocument,
): EntityProfile[] {
  if (!gsw) return [];
  const facts = factsOfGsw(gsw, externalId);
  return gsw.entities.map(({ localId, name, roles }) => ({
    id: profileId(externalId, localId),
    documentId: document.externalId,
    documentTitle: document.title || title,
    passageIds: [externalId],
    name,
    aliases: [],
    roles,
    facts: facts.get(localId) ?? [],
  }));
}

/** Facts of every entity by local id: one for each answer at another end of a verb phrase that the entity answers a question of. */
function factsOfGsw(gsw: Gsw, passage: string): Map<string, ProfileFact[]> {
  const entities = new Map(gsw.entities.map((entity) => [entity.localId, entity]));
  const facts = new Map<string, ProfileFact[]>();
  for (const phrase of gsw.verbPhrases) {
    for (const [localId, fact] of factsOfPhrase(phrase, entities))
      facts.set(localId, [
        ...(facts.get(localId) ?? []),
        { ...fact, otherId: profileId(passage, fact.otherId) },
      ]);
  }
  return facts;
}

function factsOfPhrase(
  { phrase, questions }: VerbPhrase,
  entities: ReadonlyMap<string, Entity>,
): [string, ProfileFact][] {
  return questions.flatMap((own) =>
    questions.flatMap((asked) => {
      if (asked === own) return [];
      return own.answers.flatMap((localId) =>
        asked.answers.flatMap((otherId): [string, ProfileFact][] => {
          const other = entities.get(otherId);
          if (!other || otherId === localId || own.answers.includes(otherId)) return [];
          const fact = { relation: phrase, question: asked.text, inverse: own.text };
          return [[localId, { ...fact, otherId, otherName: other.name }]];
        }),
      );
    }),
  );
}
