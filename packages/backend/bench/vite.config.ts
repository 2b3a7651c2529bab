import { defineConfig } from 'vite';

/** What the server is measured by (`bench/server`): never part of it. */
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
      },
    },
  },
  ssr: { noExternal: ['@crepas/api', '@crepas/domain'] },
});
