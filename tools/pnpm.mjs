import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * Runs the pnpm that this repository pins, with nothing installed but node and npm.
 *
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {number} its exit code
 */
export function pnpm(args, { env = process.env, quiet = false } = {}) {
  const { status } = spawnSync('npx', ['-y', packageManager, ...args], {
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1' },
  });
  return status ?? 1;
}
