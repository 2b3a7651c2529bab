import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';

/**
 * Random evenings that agree with a model, 5,000 steps of them: the contract test `evening.long.test.ts` in its long size, on the
 * embedded database and on PostgreSQL (`DATABASE_URL`, or that of this machine). `EVENING_SEED` chooses the evenings and
 * `EVENING_STEPS` their length; `EVENING_ON=embedded` or `EVENING_ON=postgres` is one of both. Prints how long a step takes, and
 * what the last fifth of the steps costs compared with the first.
 */

const { EVENING_SEED = String(randomInt(1_000_000)), EVENING_STEPS = '5000' } = process.env;

const run = spawn(
  'vitest',
  ['run', '--project', 'contract-long', 'packages/backend/contract/evening.long.test.ts'],
  {
    env: { ...process.env, EVENING_SEED, EVENING_STEPS },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
run.on('exit', (code) => process.exit(code ?? 1));
