#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, PACKAGE_ROOT, prepare, PrepareError, say } from './prepare.mjs';

const CHECKS = ['format:check', 'lint', 'typecheck'];
const TIERS = ['pure', 'in-process', 'live'];

const tally = { passed: 0, failed: 0 };
const results = mkdtempSync(join(tmpdir(), 'panini-test-'));
try {
  await prepare({ development: true });
  for (const check of CHECKS) runCheck(check);
  for (const tier of TIERS) runTier(tier);
} catch (error) {
  if (!(error instanceof PrepareError)) throw error;
  say(error.message);
  tally.failed += 1;
} finally {
  rmSync(results, { recursive: true, force: true });
}
if (tally.passed + tally.failed === 0) say('No test ran.');
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`);
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;

function runCheck(check) {
  say(`\n== ${check}`);
  if (!npm('run', '--silent', check)) tally.failed += 1;
}

function runTier(tier) {
  say(`\n== tests: ${tier}`);
  const file = join(results, `${tier}.json`);
  const args = ['--selectProjects', tier, '--json', `--outputFile=${file}`, '--passWithNoTests'];
  const jest = ['--experimental-vm-modules', '--no-warnings', join('node_modules', 'jest', 'bin', 'jest.js')];
  const { status } = spawnSync(process.execPath, [...jest, ...args], {
    cwd: PACKAGE_ROOT,
    stdio: ['ignore', 2, 2],
  });
  const counted = count(file);
  // A tier that fails outside any test (its set-up, its teardown) must not look green.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  tally.passed += counted.passed;
  tally.failed += counted.failed;
}

function count(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
