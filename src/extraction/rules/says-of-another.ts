import { NAME } from './name-patterns.js';

const ANOTHER = new RegExp(
  `(?:\\b(?:[Hh]is|[Hh]er|[Tt]heir|whose)\\s[^,;]*|${NAME},?\\s(?:who|which|whom)\\b[^;]*|${NAME}(?:,[^,]{1,40},)?\\s(?:later\\s|also\\s|then\\s|had\\s|was\\s)?)$`,
  'u',
);
const APPOSED = new RegExp(`^\\s*[^\\s,].*${NAME},\\s$`, 'u');
/** "X was an officer who died" is said of X, "X met an officer who died" is not. */
const RELATIVE = /\bwho\b[^;]*$/u;
const DESCRIBED = /^[^;]*?\b(?:is|was)\s(?:an?|the|one)\s/u;

/** Whether what follows these words is said of somebody else than the sentence's subject: "whose father ", "Bo Fenn, who later ". */
export function saysOfAnother(before: string): boolean {
  const plain = before.replace(/\([^()]*\)/gu, ' ').replace(/\s+/gu, ' ');
  return ANOTHER.test(plain) || APPOSED.test(plain) || (RELATIVE.test(plain) && !DESCRIBED.test(plain));
}
