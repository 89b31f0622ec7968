/** What one GraphQL request may ask for; docs/api.md states the same numbers. */
export const REQUEST_LIMITS = {
  depth: 8,
  aliases: 15,
  tokens: 1_000,
  directives: 20,
  /** Each field costs 1, each object 2; every level counts half as much again, `first` multiplies. */
  cost: 5_000,
  recursiveSelections: 1_000,
  bodyBytes: 1_048_576,
  pageSize: 100,
} as const;
