import { defineConfig } from 'vite';

/** Node cannot run TypeScript everywhere yet, and the database's worker must be a file of its own. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        index: 'src/index.ts',
        databaseWorker: 'src/db/embedded/worker.ts',
        commands: 'src/commands/main.ts',
      },
    },
  },
  ssr: { noExternal: ['@crepas/api', '@crepas/domain'] },
});
