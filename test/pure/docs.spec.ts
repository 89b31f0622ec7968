import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildProgram } from '../../src/cli/program.js';
import { exitCodeOf } from '../../src/cli/exit-code.js';
import { PACKAGE_ROOT } from '../../src/config/package-root.js';
import { ERROR_CODES, type ErrorCode } from '../../src/errors/panini-error.js';

const read = (path: string): string => readFileSync(join(PACKAGE_ROOT, path), 'utf8');
const environment = read('src/config/environment.ts');
/** Table cells without the padding that the formatter adds. */
const readme = read('README.md')
  .replace(/ {2,}\|/g, ' |')
  .replace(/\| {2,}/g, '| ');

/** Variables with the default that the class gives them, as source text. */
const variables = [...environment.matchAll(/\b([A-Z][A-Z0-9_]+)(?:\?: [^;=]+|: \w+ = ([^;]+));/g)].map(
  ([, name = '', value]) => ({ name, value }),
);

describe('the README', () => {
  it('lists every environment variable with its default', () => {
    expect(variables.length).toBeGreaterThan(20);
    for (const { name, value } of variables) {
      const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\``));
      expect(`${name}: ${row ?? 'no row'}`).toContain(`| \`${name}\` |`);
      const shown = value === undefined ? '' : plain(value);
      expect(row?.split('|')[2]?.trim().replaceAll('`', '')).toBe(shown);
    }
  });

  it('names every command', () => {
    for (const command of buildProgram().commands) expect(readme).toContain(`\`panini ${command.name()}`);
  });
});

describe('docs/cli.md', () => {
  it('has every command with every option', () => {
    const text = read('docs/cli.md');
    const leaves = buildProgram().commands.flatMap((command) =>
      command.commands.length ? command.commands : [command],
    );
    for (const command of leaves) {
      expect(text).toMatch(new RegExp(`^## (\\w+ )?${command.name()}$`, 'm'));
      for (const option of command.options)
        expect(text).toContain(`\`${option.flags.replaceAll('|', ' or ')}\``);
    }
  });
});

describe('docs/errors.md', () => {
  it('has every code with its meaning, whether it may be retried, and its exit status', () => {
    const text = read('docs/errors.md');
    for (const [code, { retryable }] of Object.entries(ERROR_CODES)) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${code}\``)) ?? '';
      const [, , meaning = '', retry, exit] = row.split('|').map((cell) => cell.trim());
      expect(meaning.length).toBeGreaterThan(10);
      expect([code, retry, exit]).toEqual([
        code,
        retryable ? 'yes' : 'no',
        String(exitCodeOf(code as ErrorCode)),
      ]);
    }
  });
});

function plain(value: string): string {
  if (value.startsWith('join(homedir()')) return '~/.panini';
  return value.replaceAll("'", '').replace(/(?<=\d)_(?=\d)/g, '');
}
