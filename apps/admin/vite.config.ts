import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticConfig } from '../../packages/api/vite/staticConfig.ts';
import { fileLoader } from '../../packages/ui/vite/fileLoader.ts';
import { buildTarget } from '../../tools/baseline/supportedBrowsers.mjs';
import { precompress } from '../store/vite/precompress.ts';
import { pushWorker } from './vite/pushWorker.ts';
import { unusedInBrowsers } from './vite/unusedInBrowsers.ts';

/** As in the store: the router's own production build, which no condition of its package selects. */
const routerInProduction = fileURLToPath(
  new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
);

export default defineConfig(({ command }) => ({
  plugins: [react(), fileLoader(), staticConfig({ hasUploads: true }), pushWorker(), precompress()],
  resolve: {
    alias: [
      unusedInBrowsers,
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: routerInProduction }] : []),
    ],
  },
  build: {
    // Both apps are served from one origin: what this one builds, and public/, must never share a path with the store.
    assetsDir: 'admin-assets',
    target: buildTarget,
    manifest: true, // tools/check-budgets.mjs reads it
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Libraries of the first load, which few releases change: they stay in the browser's cache.
            {
              name: 'framework',
              tags: ['$initial'],
              test: /node_modules\/\.pnpm\/(react|react-dom|scheduler|react-router|@tanstack\+[\w-]+|zustand|valibot|clsx)@/,
            },
            // The board's own modules in one file: otherwise each module that a later screen shares becomes a file.
            { name: 'board', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { port: 5174, strictPort: true, proxy: { '/api': 'http://localhost:4173' } },
}));
