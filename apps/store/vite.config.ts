import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './vite/serviceWorker.ts';

/** Where `npm start` serves everything that the page does not bring itself. */
const shop = 'http://localhost:4173';

export default defineConfig({
  plugins: [react(), serviceWorker()],
  build: {
    assetsDir: 'assets',
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
            // Otherwise each rule that two screens share becomes a file of some hundred bytes.
            { name: 'rules', test: /packages\/(domain|api)\/src\// },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': shop, '/gmaps-sim': shop, '/image-host': shop },
  },
});
