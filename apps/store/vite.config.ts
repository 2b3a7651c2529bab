import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticConfig } from '../../packages/api/vite/staticConfig.ts';
import { fileLoader } from '../../packages/ui/vite/fileLoader.ts';
import { buildTarget } from '../../tools/baseline/supportedBrowsers.mjs';
import { pageAssets } from './vite/pageAssets.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/serviceWorker.ts';

/** Where `npm start` serves the API and the stand-ins. */
const shop = 'http://localhost:4173';

/**
 * The router's own production build. Its package has no condition that selects it, so it is named by its path: the other
 * build carries the warnings for developers.
 */
const routerInProduction = fileURLToPath(
  new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
);

const banners = new URL('public/banners/', import.meta.url);

/** A hash of the banners' content: their file names do not change with it. */
function bannersVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(banners).sort())
    hash.update(name).update(readFileSync(new URL(name, banners)));
  return hash.digest('hex').slice(0, 10);
}

/** `vite build` builds for the browser, `vite build --ssr` the server's page renderer. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    fileLoader({ entryFiles: /\/(index|framework|rolldown-runtime)-/ }),
    staticConfig({ hasUploads: false }),
    serviceWorker(),
    pageAssets(),
    precompress(),
  ],
  define: { 'import.meta.env.BANNERS_VERSION': JSON.stringify(bannersVersion()) },
  ...(command === 'build' && {
    resolve: {
      alias: [{ find: /^react-router$/, replacement: routerInProduction }],
    },
  }),
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        copyPublicDir: false,
        target: 'node20',
      }
    : {
        assetsDir: 'assets',
        manifest: true, // tools/check-budgets.mjs reads it
        target: buildTarget,
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Libraries of every screen, which few releases change: they stay in the browser's cache.
                {
                  name: 'framework',
                  test: /node_modules\/\.pnpm\/(react|react-dom|scheduler|react-router|@tanstack\+[\w-]+|zustand|valibot|clsx)@/,
                },
                // The entry's own modules in one file: otherwise each module that a later screen shares becomes a file.
                { name: 'home', tags: ['$initial'] },
                { name: 'shared', minShareCount: 3 },
              ],
            },
          },
        },
      },
  // One file without dependencies: the server has no React.
  ssr: { noExternal: true },
  server: {
    port: 5173,
    proxy: { '/api': shop, '/gmaps-sim': shop, '/image-host': shop },
  },
}));
