import { readAnchor } from './decision-anchor.js';
import { mentionOfAnchor, type MentionRow } from './find-anchor.js';

export interface AttachablePassage {
  hash: string;
  mentions: readonly (MentionRow & { entityId: string })[];
}

export interface StoredAnchor {
  id: string;
  text: string;
  /** The version in which it was looked for last. */
  versionHash: string;
  entityId: string | null;
}

/**
 * The entity of a version that each anchor attaches to, by the anchors' ids. What is attached to the version already stays, since an edit
 * may have changed the name it stood under; an entity has one anchor at most.
 */
export function attachAnchors(
  anchors: readonly StoredAnchor[],
  passages: readonly AttachablePassage[],
  versionHash: string,
): { id: string; entityId: string | null }[] {
  const present = new Set(passages.flatMap(({ mentions }) => mentions.map(({ entityId }) => entityId)));
  const keeps = (anchor: StoredAnchor): boolean =>
    anchor.versionHash === versionHash && anchor.entityId !== null && present.has(anchor.entityId);
  const taken = new Set(anchors.filter(keeps).map(({ entityId }) => entityId));
  return anchors.map((anchor) => {
    if (keeps(anchor)) return { id: anchor.id, entityId: anchor.entityId };
    const place = readAnchor(anchor.text);
    const entityId = (place && mentionOfAnchor(passages, place)?.entityId) ?? null;
    if (entityId === null || taken.has(entityId)) return { id: anchor.id, entityId: null };
    taken.add(entityId);
    return { id: anchor.id, entityId };
  });
}
