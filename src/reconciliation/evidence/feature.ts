/** One thing seen in a pair: a number, and what was seen in words. */
export interface Feature {
  value: number;
  reason: string;
}

/** What is seen of a pair, by feature name. A feature that says nothing is absent. */
export type FeatureValues = ReadonlyMap<string, Feature>;
