import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';

/**
 * `node bench/longTest.mjs soak` or `evening`: a long contract test in its benchmark's size, on the embedded database and on PostgreSQL
 * (`DATABASE_URL`, or that of this machine).
 *
 * - `soak`: an evening in fast motion, 500 orders, 5 tablets, 200 customers, a network that breaks.
 * - `evening`: random evenings that agree with a model, 5,000 steps of them (`EVENING_SEED`, `EVENING_STEPS`, `EVENING_ON=embedded` or
 *   `postgres`). Prints how long a step takes, and what the last fifth of the steps costs compared with the first.
 *
 * @type {Record<string, NodeJS.ProcessEnv>}
 */
const sizes = {
  soak: { SOAK: 'evening' },
  evening: { EVENING_SEED: String(randomInt(1_000_000)), EVENING_STEPS: '5000' },
};
const name = process.argv[2] ?? '';

const test = `packages/backend/blackbox/${name}.long.test.ts`;
const run = spawn('vitest', ['run', '--project', 'contract-long', test], {
  env: { ...sizes[name], ...process.env },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
run.on('exit', (code) => process.exit(code ?? 1));
