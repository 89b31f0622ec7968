/** A scope as the search statement wants it. */
export interface ResolvedScope {
  /** Null when the whole workspace is in scope. */
  documentIds: string[] | null;
  /** True when so few questions are in scope that comparing each is exact and quick. */
  exact: boolean;
}

/** Questions up to which every one is compared: below it the index saves nothing, and results do not depend on its neighbours. */
export const MOST_EXACT_QUESTIONS = 2_000;
