import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../src/errors.ts';
import type { AppDirectories } from '../src/pages/builtApps.ts';

type PageRenderer = NonNullable<AppDirectories['renderer']>;

/** The server bundle of the store's build (apps/store/src/app/pages/entry.tsx). */
type StoreServer = { readonly createRenderer: (assets: unknown) => PageRenderer };

/** @throws StartError when there is no build */
export async function loadRenderer(directory: string): Promise<PageRenderer> {
  const [entry, assets] = ['entry.js', 'assets.json'].map((name) => join(directory, name)) as [
    string,
    string,
  ];
  if (!existsSync(entry) || !existsSync(assets)) {
    throw new StartError(`Falta «${directory}»: construye las aplicaciones antes de iniciar el servidor.`);
  }
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as StoreServer;
  return createRenderer(JSON.parse(await readFile(assets, 'utf8')));
}
