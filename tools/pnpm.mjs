import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';

const root = new URL('../', import.meta.url);
const { packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

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
  // Without `--prefer-offline` npx asks the registry for a pnpm that it has: 75 s without a network.
  const { status } = spawnSync('npx', ['--prefer-offline', '-y', packageManager, ...args], {
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
  if (status !== 0 && isFirst && !existsSync(new URL('node_modules', root)))
    console.error(
      'No se pudieron instalar las dependencias: la primera vez se necesita internet (registry.npmjs.org).',
    );
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(pnpm(process.argv.slice(2)));
