import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { PACKAGE_ROOT } from '../../src/config/package-root.js';

jest.setTimeout(180_000);

const rules = createRequire(import.meta.url)(join(PACKAGE_ROOT, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string; comment: string }[];
  options: ICruiseOptions;
};

describe('the architecture', () => {
  it('keeps to the import rules', async () => {
    const { output } = await cruise([join(PACKAGE_ROOT, 'src')], {
      ...rules.options,
      baseDir: PACKAGE_ROOT,
      validate: true,
      ruleSet: { forbidden: rules.forbidden } as ICruiseOptions['ruleSet'] & object,
    });
    const { summary } = output as ICruiseResult;
    expect(summary.totalCruised).toBeGreaterThan(100);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  it('gives each rule its reason', () => {
    for (const { name, comment } of rules.forbidden) expect(`${name}: ${comment}`).toMatch(/: .{20,}/);
  });

  it('has no Cypher outside cypher/', () => {
    const cypher = /\b(MATCH \(|MERGE \(|DETACH DELETE|UNWIND \$|CREATE \(\w*:|RETURN \w+ AS)/;
    const sources = readdirSync(join(PACKAGE_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .filter((path) => cypher.test(withoutComments(readFileSync(join(PACKAGE_ROOT, 'src', path), 'utf8'))));
    expect(sources).toEqual([]);
  });
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
