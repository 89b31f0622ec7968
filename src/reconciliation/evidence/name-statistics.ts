/** How common names and words are; what a score needs of the collection. */
export interface NameStatistics {
  /** Distinct names. */
  readonly names: number;
  /** Distinct names that have the word. */
  namesWith(word: string): number;
  readonly entities: number;
  /** Entities of which the word is told. */
  entitiesWith(word: string): number;
  /** Entities that are called so, by folded name. */
  bearersOf(folded: string): number;
}
