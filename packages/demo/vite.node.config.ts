import { defineConfig } from 'vite';

/** The Node half. `vite.config.ts` builds the browser half first. */
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    target: 'node20',
    emptyOutDir: false,
  },
});
