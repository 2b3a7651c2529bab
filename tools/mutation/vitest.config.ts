import { defineConfig } from 'vitest/config';
import { folders } from './folders.mjs';
import { keptThread } from './keptThread.ts';

const { tests = [] } = folders[process.env['MUTATION_FOLDER'] ?? ''] ?? {};

/** The unit tests of one folder, for the mutation run. */
export default defineConfig({
  plugins: [keptThread()],
  test: {
    environment: 'node',
    include: [...tests],
    setupFiles: ['tools/mutation/setup.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
