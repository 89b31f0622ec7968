import { Injectable } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';
import type { Row, RunStatement } from '../graph/graph.service.js';
import { anchorId } from './anchor-id.js';
import type { AttachedEntity } from './canonical-entities.js';
import { anchorText, type DecisionAnchor } from './decision-anchor.js';
import { anchorOfMention } from './find-anchor.js';

type Place = Row<'reconciliation/places'>;

/** Gives entities the anchors that decisions name them by. */
@Injectable()
export class AnchoringRepository {
  /** The anchors of entities that have none yet, by entity id; they are written. @throws PaniniError NOT_FOUND */
  async anchor(
    run: RunStatement,
    workspaceKey: string,
    entityIds: readonly string[],
  ): Promise<Map<string, string>> {
    if (entityIds.length === 0) return new Map();
    const places = await run('reconciliation/places', { workspaceKey, ids: [...entityIds] });
    const anchors = await this.free(run, workspaceKey, places);
    const rows = places.flatMap((place) => {
      const anchor = anchors.get(place.id);
      return anchor ? [anchorRow(workspaceKey, anchor, place)] : [];
    });
    await run('reconciliation/put-anchors', { workspaceKey, rows });
    const texts = new Map([...anchors].map(([id, anchor]) => [id, anchorText(anchor)]));
    const missing = entityIds.find((id) => !texts.has(id));
    if (missing === undefined) return texts;
    throw new PaniniError('NOT_FOUND', `No passage mentions the entity "${missing}".`, {
      hint: 'Run `panini doctor --consistency --repair`.',
    });
  }

  /** Entities that have no anchor yet, with the anchors that a decision would give them; nothing is written. */
  async unanchored(
    run: RunStatement,
    workspaceKey: string,
    ids: readonly string[],
  ): Promise<AttachedEntity[]> {
    if (ids.length === 0) return [];
    const places = await run('reconciliation/places', { workspaceKey, ids: [...ids] });
    const anchors = await this.free(run, workspaceKey, places);
    return places.flatMap(({ id, name, aliases, coarseType }) => {
      const anchor = anchors.get(id);
      return anchor ? [{ id, anchor: anchorText(anchor), name, aliases, coarseType }] : [];
    });
  }

  /** An edit may have given an entity a name whose place an anchor of another one holds: the next place that is free is taken. */
  private async free(
    run: RunStatement,
    workspaceKey: string,
    places: readonly Place[],
  ): Promise<Map<string, DecisionAnchor>> {
    const free = new Map<string, DecisionAnchor>();
    const used = new Set<string>();
    let open = places.flatMap((place) => {
      const anchor = anchorOfMention(place.document, place, place.localId);
      return anchor ? [{ id: place.id, anchor }] : [];
    });
    while (open.length > 0) {
      const idOf = (anchor: DecisionAnchor): string => anchorId(workspaceKey, anchorText(anchor));
      const taken = await run('reconciliation/taken-anchors', {
        ids: open.map(({ anchor }) => idOf(anchor)),
      });
      const held = new Set([...used, ...taken.map(({ id }) => id)]);
      const next: typeof open = [];
      for (const { id, anchor } of open) {
        const wanted = idOf(anchor);
        if (held.has(wanted)) next.push({ id, anchor: { ...anchor, ordinal: anchor.ordinal + 1 } });
        else free.set(id, anchor);
        held.add(wanted);
        used.add(wanted);
      }
      open = next;
    }
    return free;
  }
}

function anchorRow(workspaceKey: string, anchor: DecisionAnchor, place: Place): Record<string, unknown> {
  const text = anchorText(anchor);
  const { versionHash, id: entityId } = place;
  return { id: anchorId(workspaceKey, text), text, ...anchor, versionHash, entityId };
}
