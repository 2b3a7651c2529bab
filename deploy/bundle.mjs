import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from '../tools/pnpm.mjs';

/**
 * Copies the files that a server needs into a folder: `pnpm bundle out`. No sources, tools or demo. Start it there
 * with `node packages/backend/dist/server.js`.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const out = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'out');

const manifests = ['.', 'packages/api', 'packages/backend', 'packages/domain'];
const built = ['apps/store', 'apps/admin', 'packages/backend'];

/** Whether the folder may go: an empty version in the command would name the folder of all versions. */
function isBundleOrEmpty() {
  const has = (/** @type {string} */ path) => existsSync(join(out, path));
  if (!existsSync(out) || readdirSync(out).length === 0) return true;
  return has('packages/backend/dist/server.js') && !has('tools') && !has('.git');
}
if (!isBundleOrEmpty()) {
  console.error(`«${out}» is neither empty nor a bundle: nothing was written.`);
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const take = (/** @type {string} */ path) => cpSync(join(root, path), join(out, path), { recursive: true });
for (const folder of manifests) take(join(folder, 'package.json'));
for (const folder of built) take(join(folder, 'dist'));
take('apps/store/dist-server');
for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches', '.env.example']) take(file);

// The demo is an optional dependency of the backend, and not copied.
const onlyServer = ['--filter', '@crepas/backend...'];
const production = ['--prod', '--frozen-lockfile', '--prefer-offline'];
const status = pnpm(['--dir', out, 'install', ...production, ...onlyServer]);
// pnpm links it nevertheless.
rmSync(join(out, 'packages/backend/node_modules/@crepas/demo'), { force: true });
process.exit(status);
