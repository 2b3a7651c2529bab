import { build, type Plugin, type Rolldown } from 'vite';
import { buildTarget } from '../../../tools/baseline/supportedBrowsers.mjs';

/** Bundles a module with its imports into one classic script, to be inlined in a page. */
export async function inlineScript(file: string, plugins: Plugin[] = []): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: {
      write: false,
      target: buildTarget,
      minify: true,
      lib: { entry: file, formats: ['iife'], name: 'boot' },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code.trim() ?? '';
}
