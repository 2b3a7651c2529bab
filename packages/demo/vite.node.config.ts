import { defineConfig } from 'vite';

/** The Node half: the stand-ins, and the process that makes pictures. `vite.config.ts` builds the browser half first. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: false,
    rolldownOptions: { input: { index: 'src/index.ts', pictureWorker: 'src/images/pictureWorker.ts' } },
  },
});
