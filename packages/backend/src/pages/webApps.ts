import type { PageRenderer } from '@crepas/api';
import { readBuiltApp, type WebFile } from './builtApp.ts';
import { inlineScriptHashes } from './page.ts';

/** The absolute directories of the two builds, and the renderer of the store's public pages. Without it the app renders them. */
export type WebDirectories = {
  readonly store: string;
  readonly admin: string;
  readonly renderer?: PageRenderer;
};

/** The two apps, read at the start. Their pages are as built, without words and configuration (`wordedFiles.ts`). */
export type WebApps = {
  readonly storePage: string;
  readonly adminPage: string;
  readonly files: ReadonlyMap<string, WebFile>;
  readonly scriptHashes: readonly string[];
  readonly renderer: PageRenderer | null;
};

/** @throws StartError if one of them is not built */
export function loadWebApps(directories: WebDirectories): WebApps {
  const { renderer = null } = directories;
  const store = readBuiltApp(directories.store);
  const admin = readBuiltApp(directories.admin);
  return {
    storePage: store.page,
    adminPage: admin.page,
    // The store wins if both have a file, such as the icon.
    files: new Map([...admin.files, ...store.files]),
    scriptHashes: [store.page, admin.page, renderer?.template ?? ''].flatMap(inlineScriptHashes),
    renderer,
  };
}
