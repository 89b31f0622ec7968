/** A scope as the search statement wants it. */
export interface ResolvedScope {
  /** Null when the whole workspace is in scope. */
  documentIds: string[] | null;
  /** True when so few questions and entities are in scope that comparing each is exact and quick. */
  exact: boolean;
}

/**
 * Questions, and entities, up to which every one is compared: below it the indexes save little, and no neighbour in them has a part in
 * the result.
 */
export const MOST_EXACT = 2_000;
