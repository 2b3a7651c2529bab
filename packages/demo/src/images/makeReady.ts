import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { writeWhole } from './originals.ts';
import { render } from './picture.ts';
import { readyMade, readyPath, seedPublicIds } from './readyMade.ts';

/**
 * Run by the build, in the package's folder: makes every size of every demo picture, so that no customer waits for one.
 * The demo's menu takes a processor about a minute.
 */

const seedFolder = resolve('pictures');
const folder = resolve('dist-renditions');

await rm(folder, { recursive: true, force: true });
const ids = await seedPublicIds(seedFolder);
const queue = ids.flatMap((publicId) => readyMade.map((rendition) => ({ publicId, rendition })));

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { publicId, rendition } = next;
    const content = await render(join(seedFolder, `${publicId}.webp`), rendition);
    await writeWhole(readyPath(folder, publicId, rendition), content);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
