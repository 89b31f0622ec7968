import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFileLock } from './file-lock.mjs';

export const PACKAGE_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE_FLOOR = [20, 19];
const BUILT = join(PACKAGE_ROOT, 'dist', '.panini-built');
const SOURCES = ['src', 'package.json', 'tsconfig.json', 'tsconfig.build.json', 'nest-cli.json'];

/** What keeps this from running, as one sentence for the person at the terminal. */
export class PrepareError extends Error {}

/**
 * Installs the locked dependencies and builds, each only when needed. Prints to stderr only, so stdout stays the command's.
 * Without `development` the compiler and the test tools may be absent as long as the build is there.
 */
export async function prepare({ development = false } = {}) {
  requireNode();
  const isReady = () => isBuilt() && isInstalled(development);
  if (isReady()) return;
  mkdirSync(join(PACKAGE_ROOT, '.panini'), { recursive: true });
  const work = async () => {
    if (isReady()) return;
    if (!isInstalled(true)) install();
    if (!isBuilt()) build();
  };
  const onWait = (pid) => say(`Waiting for process ${pid}, which installs or builds in this folder`);
  await withFileLock(join(PACKAGE_ROOT, '.panini', 'prepare.lock'), work, { onWait });
}

/** Runs npm with its output on stderr; returns whether it succeeded. */
export function npm(...args) {
  const script = process.env.npm_execpath;
  const viaNode = script && /\.c?js$/.test(script) && existsSync(script);
  const [command, before] = viaNode ? [process.execPath, [script]] : ['npm', []];
  const shell = !viaNode && process.platform === 'win32';
  const done = spawnSync(command, [...before, ...args], {
    cwd: PACKAGE_ROOT,
    stdio: ['ignore', 2, 2],
    shell,
  });
  return done.status === 0;
}

export function say(line) {
  process.stderr.write(`${line}\n`);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return;
  throw new PrepareError(
    `Panini needs Node ${NODE_FLOOR.join('.')} or newer; this is ${process.versions.node}. Install a newer Node.js.`,
  );
}

/** Whether what npm noted last in node_modules, when it had finished, is what the lock file asks for. */
function isInstalled(development) {
  const wanted = packagesIn(join(PACKAGE_ROOT, 'package-lock.json'));
  const present = packagesIn(join(PACKAGE_ROOT, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional, devOptional, dev }]) => {
    if (path === '' || optional || devOptional || (dev && !development)) return true;
    return present[path]?.version === version;
  });
}

function packagesIn(file) {
  const text = readText(file);
  return text ? JSON.parse(text).packages : {};
}

function install() {
  say('Installing the locked dependencies (npm ci)');
  // Development dependencies hold the compiler, whatever NODE_ENV says.
  if (!npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')) {
    throw new PrepareError(
      'The dependencies could not be installed. Check the network or your npm registry settings, then run the same command again.',
    );
  }
}

function isBuilt() {
  const built = modified(BUILT);
  return built > 0 && SOURCES.every((source) => newest(join(PACKAGE_ROOT, source)) <= built);
}

function build() {
  say('Building (npm run build)');
  // A source that is saved during the build must count as newer than it.
  const begun = new Date().toISOString();
  if (!npm('run', '--silent', 'build')) {
    throw new PrepareError(
      'The build failed; the compiler names the file above. Correct it, then run the same command again.',
    );
  }
  writeFileSync(BUILT, begun);
}

/** The latest change below a path, folders included: a removed file changes its folder. */
function newest(path) {
  const own = statSync(path, { throwIfNoEntry: false });
  if (!own) return 0;
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** When the build that left this mark began. */
function modified(mark) {
  const begun = readText(mark);
  return begun ? Date.parse(begun) : 0;
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
