import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { etagOf, type PrecompressedBody, precompress } from '../precompressed/PrecompressedBody.ts';
import { StartError } from '../StartError.ts';
import { contentTypeOf, isText } from './contentTypes.ts';

export type WebFile = { readonly body: PrecompressedBody; readonly contentType: string };

export type BuiltApp = { readonly page: string; readonly files: ReadonlyMap<string, WebFile> };

/** @throws StartError if there is no build */
export function readBuiltApp(directory: string): BuiltApp {
  const pageFile = join(directory, 'index.html');
  if (!existsSync(pageFile)) {
    throw new StartError(`Falta «${pageFile}»: construye las aplicaciones antes de iniciar el servidor.`);
  }
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names
    .filter((name) => name !== pageFile && !isCompressedCopy(name))
    .map((name) => [`/${relative(directory, name).split(sep).join('/')}`, readWebFile(name)] as const);
  return { page: readFileSync(pageFile, 'utf8'), files: new Map(files) };
}

const isCompressedCopy = (name: string) => /\.(br|gz)$/.test(name);

function readWebFile(name: string): WebFile {
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
