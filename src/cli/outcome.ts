import { terminalText } from './terminal-text.js';

/** What a command has to say: `json` for programs, `text` for people, and an exit status other than 0 when a bar was missed. */
export interface Outcome {
  json: unknown;
  text: string;
  exitCode?: number;
}

/** Writes an outcome to standard output, which carries nothing else. */
export function printOutcome(outcome: Outcome, asJson: boolean): void {
  const text = asJson && outcome.json !== undefined ? JSON.stringify(outcome.json, null, 2) : outcome.text;
  if (text.length > 0) process.stdout.write(`${terminalText(text)}\n`);
  if (outcome.exitCode !== undefined) process.exitCode = outcome.exitCode;
}
