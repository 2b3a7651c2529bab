import { defineConfig } from 'vitest/config';
import { failedHooks } from './failedHooks.ts';
import { folders } from './folders.mjs';
import { keptThread } from './keptThread.ts';

const { tests = [], patienceMs } = folders[process.env.MUTATION_FOLDER ?? ''] ?? {};
const chosen = process.env.MUTATION_TESTS?.split(',');

/** The unit tests of one folder, or only those in `MUTATION_TESTS`, for the mutation run. */
export default defineConfig({
  plugins: [keptThread()],
  test: {
    environment: 'node',
    include: chosen ?? [...tests],
    setupFiles: ['tools/mutation/setup.ts'],
    isolate: false,
    reporters: [failedHooks()],
    // Generous for slow machines, not a limit to reach.
    testTimeout: patienceMs ?? 20_000,
    hookTimeout: patienceMs ?? 120_000,
  },
});
