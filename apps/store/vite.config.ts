import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm start` serves everything that the page does not bring itself. */
const shop = 'http://localhost:4173';

export default defineConfig({
  plugins: [react()],
  build: { assetsDir: 'assets', reportCompressedSize: false },
  server: {
    port: 5173,
    proxy: { '/api': shop, '/gmaps-sim': shop, '/image-host': shop },
  },
});
