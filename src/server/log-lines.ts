import { readFile } from 'node:fs/promises';

/** The last lines of the first of these logs that says anything; empty when none does. */
export async function lastLogLines(files: string[], count: number): Promise<string[]> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const lines = text
      .split('\n')
      .filter((line) => line.trim() && !/^(WARNING|\s+at |\s*\.\.\. \d+ more)/.test(line));
    if (lines.length > 0) return lines.slice(-count);
  }
  return [];
}
