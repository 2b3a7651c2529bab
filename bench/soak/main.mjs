import { spawn } from 'node:child_process';

/**
 * An evening in fast motion: 500 orders, 5 tablets, 200 customers, a network that breaks. It is the contract test
 * `soak.long.test.ts` in its long size: on the embedded database, and with two servers on `DATABASE_URL` or, without it, on a
 * PostgreSQL of this machine. `SOAK_SEED` chooses the evening.
 */

const run = spawn(
  'vitest',
  ['run', '--project', 'contract-long', 'packages/backend/contract/soak.long.test.ts'],
  {
    env: { ...process.env, SOAK: 'evening' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
run.on('exit', (code) => process.exit(code ?? 1));
