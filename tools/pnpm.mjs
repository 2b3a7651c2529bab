import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
  const { status } = spawnSync('npx', ['-y', packageManager, ...args], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...env,
      DO_NOT_TRACK: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      PNPM_CONFIG_UPDATE_NOTIFIER: 'false',
    },
  });
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(pnpm(process.argv.slice(2)));
