import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const packageOfPglite = join(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  '../package.json',
);
const { version } = JSON.parse(readFileSync(packageOfPglite, 'utf8')) as { version: string };
/** In `node_modules`, which the working copies of a mutation run share with the repository. */
const file = fileURLToPath(
  new URL(`../../../../node_modules/.cache/empty-pglite-${version}.tar`, import.meta.url),
);

/** The tar file of a database without tables. The first call creates it, which takes seconds. */
export async function emptyDatabaseTar(): Promise<string> {
  if (!existsSync(file)) await make();
  return file;
}

async function make(): Promise<void> {
  const pglite = await PGlite.create();
  const made = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(dirname(file), { recursive: true });
  // Renaming is atomic, so concurrent test files cannot read a partial file.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, Buffer.from(await made.arrayBuffer()));
  await rename(own, file);
}
