import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../public/banners/', import.meta.url);

/** Names the content of the banners: they keep their names when they are drawn anew. */
export function bannersVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 10);
}
