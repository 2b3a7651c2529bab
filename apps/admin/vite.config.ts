import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Both apps are served from one origin: what this one builds must never share a path with the store.
  publicDir: false,
  build: { assetsDir: 'admin-assets' },
  server: { port: 5174, strictPort: true, proxy: { '/api': 'http://localhost:4173' } },
});
