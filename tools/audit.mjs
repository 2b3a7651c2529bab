import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Known vulnerabilities of the production dependencies: `node tools/audit.mjs` fails on a high or critical one. A
 * registry that does not answer is a warning, not a failure.
 */

const root = new URL('../', import.meta.url);
const { packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

const { status, stdout, stderr } = spawnSync(
  'npx',
  ['-y', packageManager, 'audit', '--prod', '--audit-level', 'high'],
  { cwd: fileURLToPath(root), encoding: 'utf8', shell: process.platform === 'win32' },
);
process.stdout.write(stdout);
process.stderr.write(stderr);

const isUnavailable = /ERR_PNPM_(AUDIT_|FETCH|META_FETCH)/.test(stdout + stderr);
// `::warning` is an annotation of the run on GitHub.
if (isUnavailable)
  console.log('::warning title=audit::The registry did not answer: the dependencies were not audited.');
process.exit(isUnavailable ? 0 : (status ?? 1));
