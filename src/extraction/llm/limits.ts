/** What one reply may hold at most; what goes over is dropped and counted. */
export const REPLY_LIMITS = {
  entities: 300,
  relations: 300,
  rolesOfAnEntity: 8,
  statesOfARole: 20,
  answers: 50,
  nameLength: 1_000,
  textLength: 1_000,
} as const;

const LEAST_OUTPUT = 1_200;
const OUTPUT_PER_PASSAGE_TOKEN = 10;
const MOST_OUTPUT = 16_000;

/** Output tokens a first call may use for a passage; a truncated one is asked again with twice as many. */
export function outputLimit(passageTokens: number): number {
  return Math.min(MOST_OUTPUT, LEAST_OUTPUT + OUTPUT_PER_PASSAGE_TOKEN * passageTokens);
}
