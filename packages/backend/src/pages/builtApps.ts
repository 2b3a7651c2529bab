import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { PageRenderer } from '@crepas/api';
import { StartError } from '../errors.ts';
import { etagOf, type PrecompressedBody, precompress } from '../precompressed/PrecompressedBody.ts';
import { inlineScriptHashes } from './page.ts';

/** By file extension. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const contentTypeOf = (name: string): string =>
  types[extname(name).toLowerCase()] ?? 'application/octet-stream';

/** Whether compression makes it smaller. */
const isText = (contentType: string): boolean => /^text\/|json|svg|wasm/.test(contentType);

export type AppFile = { readonly body: PrecompressedBody; readonly contentType: string };

export type BuiltApp = { readonly page: string; readonly files: ReadonlyMap<string, AppFile> };

/** @throws StartError if there is no build */
function readBuiltApp(directory: string): BuiltApp {
  const pageFile = join(directory, 'index.html');
  if (!existsSync(pageFile)) {
    throw new StartError(`Falta «${pageFile}»: construye las aplicaciones antes de iniciar el servidor.`);
  }
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names
    .filter((name) => name !== pageFile && !isCompressedCopy(name))
    .map((name) => [`/${relative(directory, name).split(sep).join('/')}`, readAppFile(name)] as const);
  return { page: readFileSync(pageFile, 'utf8'), files: new Map(files) };
}

const isCompressedCopy = (name: string) => /\.(br|gz)$/.test(name);

function readAppFile(name: string): AppFile {
  const contentType = contentTypeOf(name);
  const plain = readFileSync(name);
  if (!isText(contentType)) {
    return { contentType, body: { etag: etagOf(plain), plain, gzip: null, br: null } };
  }
  const built = { br: readIfThere(`${name}.br`), gzip: readIfThere(`${name}.gz`) };
  if (built.br && built.gzip) return { contentType, body: { etag: etagOf(plain), plain, ...built } };
  return { contentType, body: precompress(plain) };
}

const readIfThere = (name: string) => (existsSync(name) ? readFileSync(name) : null);

/** The absolute directories of the two builds, and the renderer of the store's public pages. Without it the app renders them. */
export type AppDirectories = {
  readonly store: string;
  readonly admin: string;
  readonly renderer?: PageRenderer;
};

/** The two apps, read at the start. Their pages are as built, without words and configuration (`wordedFiles.ts`). */
export type BuiltApps = {
  readonly storePage: string;
  readonly adminPage: string;
  readonly files: ReadonlyMap<string, AppFile>;
  readonly scriptHashes: readonly string[];
  readonly renderer: PageRenderer | null;
};

/** @throws StartError if one of them is not built */
export function loadBuiltApps(directories: AppDirectories): BuiltApps {
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
