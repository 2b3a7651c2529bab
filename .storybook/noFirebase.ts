import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const standIn = fileURLToPath(new URL('./firebase.ts', import.meta.url));

/** Stories sign nobody in: the stand-in replaces the SDK's file of both apps. */
export const noFirebase = (): Plugin => ({
  name: 'no-firebase',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './firebase.ts' && importer?.match(/\/src\/(features\/phone|shared\/session)\//)
      ? standIn
      : undefined,
});
