import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../public/banners/', import.meta.url);

/** A hash of the banners' content: their file names do not change with it. */
export function bannersVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 10);
}
