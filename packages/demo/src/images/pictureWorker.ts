import { readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { factsOf, makePictures } from './makePictures.ts';

/**
 * The program that makes pictures: `<picture> <folder>` for an upload, whose facts it sends to the server first, or `--all
 * <pictures> <folder>` for the build, which takes a processor about a minute. Its memory ends with it: the codecs would keep
 * 150 MB of the server.
 */
async function makeUpload(picture: string, folder: string): Promise<void> {
  const content = await readFile(picture);
  const facts = await factsOf(content);
  process.send?.(facts ?? null);
  if (facts) await makePictures(content, folder);
}

async function makeAll(pictures: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const files = (await readdir(pictures, { recursive: true })).filter((file) => file.endsWith('.webp'));
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      await makePictures(await readFile(join(pictures, file)), join(folder, file.slice(0, -'.webp'.length)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

const [first = '', second = '', third = ''] = process.argv.slice(2);
await (first === '--all' ? makeAll(second, third) : makeUpload(first, second));
// The channel to the server would keep the process.
if (process.connected) process.disconnect();
