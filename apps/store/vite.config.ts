import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticConfig } from '../../packages/api/vite/staticConfig.ts';
import { fileLoader } from '../../packages/ui/vite/fileLoader.ts';
import { buildTarget } from '../../tools/baseline/promise.mjs';
import { bannersVersion } from './vite/bannersVersion.ts';
import { watchBudgets } from './vite/budgets.ts';
import { shortClassNames } from './vite/classNames.ts';
import { pageAssets } from './vite/pageAssets.ts';
import { precompress } from './vite/precompress.ts';
import { pureSchemas } from './vite/pureSchemas.ts';
import { serviceWorker } from './vite/serviceWorker.ts';
import { trimQueries } from './vite/trimQueries.ts';
import { trimRouter } from './vite/trimRouter.ts';

/** Where `npm start` serves everything that the page does not bring itself. */
const shop = 'http://localhost:4173';

/** `vite build` builds the browser's side, `vite build --ssr` what the server renders its pages with. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    fileLoader(),
    staticConfig(),
    serviceWorker(),
    pageAssets(),
    watchBudgets(),
    trimRouter(),
    trimQueries(),
    pureSchemas(),
    precompress(),
  ],
  define: { 'import.meta.env.BANNERS_VERSION': JSON.stringify(bannersVersion()) },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames() } } }),
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        copyPublicDir: false,
        target: 'node20',
      }
    : {
        assetsDir: 'assets',
        target: buildTarget,
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every screen stands on and few releases change: it stays in the browser's cache.
                {
                  name: 'framework',
                  test: /node_modules\/\.pnpm\/(react|react-dom|scheduler|react-router|@tanstack\+[\w-]+|zustand|valibot|clsx)@/,
                },
                // And what every visit begins with: else each part that a later screen shares becomes a file of its own.
                { name: 'home', tags: ['$initial'] },
              ],
            },
          },
        },
      },
  // One file that runs anywhere: the server's own dependencies know nothing of React.
  ssr: { noExternal: true },
  server: {
    port: 5173,
    proxy: { '/api': shop, '/gmaps-sim': shop, '/image-host': shop },
  },
}));
