import { defineConfig } from 'vite';

/** The Node half: beside the browser's script, which `vite.config.ts` builds first. */
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    target: 'node20',
    emptyOutDir: false,
  },
});
