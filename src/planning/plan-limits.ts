/** Bounds of a plan that a caller may give, and of the question itself; characters are UTF-16 code units. */
export const PLAN_LIMITS = { steps: 16, stepCharacters: 500, questionCharacters: 2_000 } as const;
