import { build, type Rolldown } from 'vite';
import { buildTarget } from '../../../tools/baseline/promise.mjs';

/** A module and all it imports as one classic script, to stand inside a page. */
export async function inlineScript(file: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: buildTarget,
      minify: true,
      lib: { entry: file, formats: ['iife'], name: 'boot' },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code.trim() ?? '';
}
