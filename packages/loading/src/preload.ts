import { isReloadHeld } from './withoutReload.ts';

/** By their files: the `import()`s that failed although everything had come. */
const failed = new Set<string>();

/**
 * What the build puts around every `import()`, in the place of Vite's own (`vite/lateFiles.ts`).
 *
 * @param run the `import()` itself
 * @param files it and all that it imports, without the first slash
 */
export async function preload<Module>(run: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  const name = files.join();
  await window.lateFiles?.bring(
    files.map((file) => `/${file}`),
    failed.has(name),
  );
  try {
    return await run();
  } catch (error) {
    // Its files were there and gone again. Where the browser remembers that, only a new document helps.
    if (failed.has(name) && !isReloadHeld()) window.lateFiles?.reload();
    failed.add(name);
    throw error;
  }
}
