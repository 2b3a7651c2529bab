import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticConfig } from '../../packages/api/vite/staticConfig.ts';
import { fileLoader } from '../../packages/ui/vite/fileLoader.ts';
import { buildTarget } from '../../tools/baseline/promise.mjs';
import { pushWorker } from './vite/pushWorker.ts';

export default defineConfig({
  plugins: [react(), fileLoader(), staticConfig(), pushWorker()],
  // Both apps are served from one origin: what this one builds, and public/, must never share a path with the store.
  build: { assetsDir: 'admin-assets', target: buildTarget },
  server: { port: 5174, strictPort: true, proxy: { '/api': 'http://localhost:4173' } },
});
