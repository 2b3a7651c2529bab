import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { buildTarget } from '../../../tools/baseline/supportedBrowsers.mjs';

const entry = fileURLToPath(new URL('../src/app/worker/main.ts', import.meta.url));

/** Builds the staff's service worker as `/admin-sw.js`: a worker has one file, and a path that never changes. */
export function pushWorker(): Plugin {
  let outDir = '';
  return {
    name: 'crepas:push-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    writeBundle: async () => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          target: buildTarget,
          outDir,
          emptyOutDir: false,
          reportCompressedSize: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'admin-sw.js' } },
        },
      });
    },
  };
}
