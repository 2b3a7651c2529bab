import { isGoneFile } from './LostFileError.ts';
import { isReloadHeld } from './withoutReload.ts';

/** The `import()`s that failed although all their files had arrived, named by their files. */
const failed = new Set<string>();

/**
 * The build wraps every `import()` in this function, instead of Vite's own (`vite/fileLoader.ts`).
 *
 * @param run the `import()` itself
 * @param files the module and its imports, as paths without the first slash
 * @internal
 */
export async function preload<Module>(run: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  const name = files.join();
  await window.fileLoader?.fetch(
    files.map((file) => `/${file}`),
    failed.has(name),
  );
  try {
    return await run();
  } catch (error) {
    // The cache lost a file before the import. Some browsers remember that failure until a reload.
    if (failed.has(name) && !isReloadHeld()) window.fileLoader?.reload();
    failed.add(name);
    throw error;
  }
}

/**
 * After a tap whose `import()` failed: reloads the page, once a minute at most, when a new release removed the files.
 *
 * @returns whether the page reloads
 */
export const reloadIfGone = (error: unknown): boolean =>
  isGoneFile(error) && !isReloadHeld() && window.fileLoader?.reload() === true;
