import { foldWithOffsets, type FoldedText } from './folded-text.js';
import type { Gsw } from './gsw.js';
import { sentences } from './sentences.js';
import { nameSpans, type Span } from './spans.js';

/** Where the entities of a passage stand in its text, by local id. */
export interface PassageNames {
  sentences: readonly Span[];
  names: ReadonlyMap<string, string>;
  spans: ReadonlyMap<string, readonly Span[]>;
}

/** The sentences of a passage and where each entity of its GSW is named; UTF-16 offsets. */
export function passageNames(text: string, gsw: Gsw): PassageNames {
  const folded: FoldedText = foldWithOffsets(text);
  return {
    sentences: sentences(text),
    names: new Map(gsw.entities.map((entity) => [entity.localId, entity.name])),
    spans: new Map(gsw.entities.map((entity) => [entity.localId, nameSpans(folded, entity.name)])),
  };
}
