import type { AppConfig, PageRenderer } from '@crepas/api';
import type { Settings } from '../config.ts';
import { type PrecompressedBody, precompress } from '../precompressed/PrecompressedBody.ts';
import { type BuiltApp, readBuiltApp, type WebFile } from './builtApp.ts';
import { appConfigOf, inlineScriptHashes, staffConfigOf, withAppConfig } from './page.ts';

/** The absolute directories of the two builds, and the renderer of the store's public pages. Without it the app renders them. */
export type WebDirectories = {
  readonly store: string;
  readonly admin: string;
  readonly renderer?: PageRenderer;
};

/** The two apps, read and compressed at the start. */
export type WebApps = {
  readonly storePage: PrecompressedBody;
  readonly adminPage: PrecompressedBody;
  readonly files: ReadonlyMap<string, WebFile>;
  readonly scriptHashes: readonly string[];
  readonly renderer: PageRenderer | null;
};

/** @throws StartError if one of them is not built */
export function loadWebApps(directories: WebDirectories, settings: Settings): WebApps {
  const { renderer = null } = directories;
  const store = readBuiltApp(directories.store);
  const admin = readBuiltApp(directories.admin);
  const pageBytes = ({ page }: BuiltApp, config: AppConfig) =>
    precompress(Buffer.from(withAppConfig(page, config)));
  return {
    storePage: pageBytes(store, appConfigOf(settings)),
    adminPage: pageBytes(admin, staffConfigOf(settings)),
    // The store wins if both have a file, such as the icon.
    files: new Map([...admin.files, ...store.files]),
    scriptHashes: [store.page, admin.page, renderer?.template ?? ''].flatMap(inlineScriptHashes),
    renderer,
  };
}
