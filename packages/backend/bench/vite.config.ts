import { defineConfig } from 'vite';

/** Builds the benchmarks of the server (`bench/server`), which are not part of it. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: '.cache/bench',
    rolldownOptions: {
      input: {
        bareServer: 'bench/bareServer.ts',
        menuChange: 'bench/menuChange.ts',
        orderLoop: 'bench/orderLoop.ts',
        pastOrders: 'bench/pastOrders.ts',
        reports: 'bench/reports.ts',
      },
    },
  },
  ssr: { noExternal: ['@crepas/api', '@crepas/domain'] },
});
