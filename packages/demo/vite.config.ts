import { defineConfig } from 'vite';

/** The browser half of the maps stand-in: a classic script, like that of Google. */
export default defineConfig({
  build: {
    target: 'es2023',
    copyPublicDir: false,
    reportCompressedSize: false,
    lib: {
      entry: 'src/maps/browser/main.ts',
      formats: ['iife'],
      name: 'gmapsSim',
      fileName: () => 'gmaps-sim.js',
    },
  },
});
