import { defineConfig } from 'vite';

/** Node cannot run TypeScript everywhere yet, and the database's worker must be a file of its own. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        server: 'bin/server.ts',
        commands: 'bin/commands.ts',
        backupJob: 'bin/backupJob.ts',
        databaseWorker: 'src/db/embedded/worker.ts',
      },
    },
  },
  ssr: { noExternal: ['@crepas/api', '@crepas/domain'], external: ['@crepas/demo'] },
});
