import type { State } from './state.js';

/** A chain as one text for the similarity scorings: `Q: ... A: ..., roles` of each step in plan order. */
export function chainText(state: State): string {
  return [...state.hops.entries()]
    .sort(([left], [right]) => left - right)
    .map(([, hop]) => `Q: ${hop.pair.question} A: ${hop.pair.answers.map(answerText).join('; ')}`)
    .join(' ');
}

function answerText(answer: { name: string; roles: { role: string; states: string[] }[] }): string {
  return [answer.name, ...answer.roles.flatMap((role) => [role.role, ...role.states])].join(', ');
}
