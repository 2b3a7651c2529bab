import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';

const root = new URL('../', import.meta.url);
const { packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/**
 * npx with what npm has in its cache, and the registry for what is missing.
 *
 * @type {[string, ...string[]]}
 */
const fetched = ['npx', '--prefer-offline', '-y', packageManager];

/**
 * The programs of the pinned pnpm that npx has installed before. npx itself asks the registry for it again, and without a network
 * waits 72 s to fail.
 */
function installedBin() {
  // The programs there are scripts of the shell on Windows.
  if (process.platform === 'win32') return null;
  const folder = join(process.env.npm_config_cache ?? join(homedir(), '.npm'), '_npx');
  /** @type {(name: string) => string} */
  const modules = (name) => join(folder, name, 'node_modules');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // npx links the programs last: before that pnpm is not whole.
  const isWhole = (/** @type {string} */ each) => existsSync(join(modules(each), '.bin', 'pnpm'));
  const name = names.find((each) => isWhole(each) && isPinned(join(modules(each), 'pnpm', 'package.json')));
  return name === undefined ? null : join(modules(name), '.bin');
}

/** @type {(bin: string) => [string, ...string[]]} */
const own = (bin) => [join(bin, 'pnpm')];

/** @type {(file: string) => boolean} */
function isPinned(file) {
  if (!existsSync(file)) return false;
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
  return `${name}@${version}` === packageManager;
}

/**
 * Runs the pinned pnpm with node and npm alone. pnpm installs missing dependencies first.
 *
 * @param {string[]} args
 * @returns {number} its exit code
 */
export function pnpm(args) {
  requireNode();
  const env = { ...process.env };
  delete env.NODE_ENV; // "production" would omit the build tools
  const isFirst = !existsSync(new URL('node_modules', root));
  if (isFirst) console.error('Instalando las dependencias…');
  const bin = installedBin();
  if (bin === null) console.error('Consiguiendo pnpm…');
  else env.PATH = `${bin}${delimiter}${env.PATH}`;
  const [program, ...first] = bin === null ? fetched : own(bin);
  const { status } = spawnSync(program, [...first, ...args], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...env,
      // An unreachable registry is an error within minutes, not after half an hour of silence.
      npm_config_fetch_timeout: '60000',
      DO_NOT_TRACK: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      PNPM_CONFIG_UPDATE_NOTIFIER: 'false',
    },
  });
  const isLacking = !existsSync(new URL('node_modules', root)) || installedBin() === null;
  if (status !== 0 && isLacking && process.platform !== 'win32')
    console.error('No se pudo instalar lo que hace falta: la primera vez se necesita internet.');
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(pnpm(process.argv.slice(2)));
