import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from '../tools/pnpm.mjs';

/**
 * Puts what a server needs, and nothing else, into a folder: `pnpm bundle out`. No sources, no tools, no simulators.
 * Start it there with `node apps/server/dist/main.js`.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const out = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'out');

const manifests = ['.', 'apps/server', 'packages/api', 'packages/backend', 'packages/domain'];
const built = ['apps/server', 'apps/store', 'apps/admin', 'packages/backend'];

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const take = (/** @type {string} */ path) => cpSync(join(root, path), join(out, path), { recursive: true });
for (const folder of manifests) take(join(folder, 'package.json'));
for (const folder of built) take(join(folder, 'dist'));
take('apps/store/dist-server');
for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches', '.env.example']) take(file);

const onlyServer = ['--filter', '@crepas/server', '--filter', '@crepas/backend...'];
// The simulators, an optional dependency of the server, stay behind.
const production = ['--prod', '--frozen-lockfile', '--prefer-offline'];
process.exit(pnpm(['--dir', out, 'install', ...production, ...onlyServer]));
