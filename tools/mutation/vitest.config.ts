import { defineConfig } from 'vitest/config';
import { failedHooks } from './failedHooks.ts';
import { folders } from './folders.mjs';
import { keptThread } from './keptThread.ts';

const { tests = [], patienceMs } = folders[process.env.MUTATION_FOLDER ?? ''] ?? {};

/** The unit tests of one folder, for the mutation run. */
export default defineConfig({
  plugins: [keptThread()],
  test: {
    environment: 'node',
    include: [...tests],
    setupFiles: ['tools/mutation/setup.ts'],
    isolate: false,
    reporters: [failedHooks()],
    // Patience for a machine that is slow, not a bound.
    testTimeout: patienceMs ?? 20_000,
    hookTimeout: patienceMs ?? 120_000,
  },
});
