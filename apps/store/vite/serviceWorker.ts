import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { endMark } from '../../../packages/ui/src/loading/endMark.ts';
import { buildTarget } from '../../../tools/baseline/supportedBrowsers.mjs';

const entry = fileURLToPath(new URL('../src/app/worker/main.ts', import.meta.url));

/** Verifying a phone needs the network: its SDK, App Check, and what the two share (`index.esm`, named by Google's package). */
const needsNetwork = /\/(firebase|firebaseAppCheck|index\.esm)-/;

/** Builds the worker last, as `/sw.js`, because it contains the names of all built files. */
export function serviceWorker(): Plugin {
  let outDir = '';
  return {
    name: 'crepas:service-worker',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: async (_, bundle) => {
      const paths = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
        .map((name) => `/${name}`)
        .sort();
      const version = createHash('sha256').update(paths.join()).digest('hex').slice(0, 12);
      const precached = paths.filter((path) => !needsNetwork.test(path));
      const assets = Object.fromEntries(paths.map((path) => [path, statSync(join(outDir, path)).size]));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { __BUILD__: JSON.stringify({ version, assets, precached, endMark }) },
        build: {
          target: buildTarget,
          outDir,
          emptyOutDir: false,
          reportCompressedSize: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}
