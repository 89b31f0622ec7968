import { z } from 'zod';

/**
 * Where an entity stands, told by things that a new reading of the same text finds again: the caller's id of its document, the hash of a
 * passage's text, the name's match key, the coarse type and its place among its likes in that passage.
 */
export interface DecisionAnchor {
  document: string;
  passage: string;
  key: string;
  /** Empty when no role says one; that is compatible with any. */
  type: string;
  ordinal: number;
}

/** An anchor as text: equal anchors have equal texts. */
export function anchorText({ document, passage, key, type, ordinal }: DecisionAnchor): string {
  return JSON.stringify([document, passage, key, type, ordinal]);
}

/** The anchor of a text that `anchorText` made; null for any other. */
export function readAnchor(text: string): DecisionAnchor | null {
  const read = ANCHOR.safeParse(parsed(text));
  if (!read.success) return null;
  const [document, passage, key, type, ordinal] = read.data;
  return { document, passage, key, type, ordinal };
}

const ANCHOR = z.tuple([z.string(), z.string(), z.string(), z.string(), z.number().int().nonnegative()]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
