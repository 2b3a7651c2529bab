import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Original, writeWhole } from './originals.ts';
import type { Rendition } from './picture.ts';
import { readyPath } from './readyMade.ts';
import { createRenditions } from './renditions.ts';

const original: Original = {
  publicId: 'menu/crepa',
  path: '/crepa.jpg',
  format: 'jpg',
  bytes: 9,
  savedAtMs: 1000,
  isSeed: false,
};
const small: Rendition = { width: 64, crop: 'scale', quality: 'auto', format: 'webp' };

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'renditions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function counting() {
  const made: Rendition[] = [];
  const make = async (_: string, rendition: Rendition) => Buffer.from(`picture ${made.push(rendition)}`);
  return { made, make };
}

it('computes a picture once for concurrent requests', async () => {
  const { made, make } = counting();
  const renditions = createRenditions({ folder: await emptyFolder(), make });
  const answers = await Promise.all([1, 2, 3].map(() => renditions.get(original, small)));
  expect(answers.map(String)).toEqual(['picture 1', 'picture 1', 'picture 1']);
  expect(made).toEqual([small]);
});

it('reuses pictures on disk after a restart', async () => {
  const { made, make } = counting();
  const folder = await emptyFolder();
  await createRenditions({ folder, make }).get(original, small);
  expect(String(await createRenditions({ folder, make }).get(original, small))).toBe('picture 1');
  expect(made).toHaveLength(1);
});

it('distinguishes formats, sizes and later originals', async () => {
  const { made, make } = counting();
  const renditions = createRenditions({ folder: await emptyFolder(), make });
  await renditions.get(original, small);
  await renditions.get(original, { ...small, format: 'avif' });
  await renditions.get(original, { ...small, width: 65 });
  await renditions.get({ ...original, savedAtMs: 2000 }, small);
  expect(made).toHaveLength(4);
});

it('takes the picture that the build made, for demo pictures only', async () => {
  const { made, make } = counting();
  const [folder, readyFolder] = await Promise.all([emptyFolder(), emptyFolder()]);
  await writeWhole(readyPath(readyFolder, original.publicId, small), Buffer.from('of the build'));
  const renditions = createRenditions({ folder, readyFolder, make });
  const seed = { ...original, isSeed: true };
  expect(String(await renditions.get(seed, small))).toBe('of the build');
  expect(String(await renditions.get(seed, { ...small, width: 65 }))).toBe('picture 1');
  expect(String(await renditions.get(original, small))).toBe('picture 2');
  expect(made).toHaveLength(2);
});

it('keeps nothing of a removed picture, also of one that is computed meanwhile', async () => {
  const folder = await emptyFolder();
  let finish: (content: Buffer) => void = () => undefined;
  const content = new Promise<Buffer>((resolve) => {
    finish = resolve;
  });
  const renditions = createRenditions({ folder, make: () => content });
  const asked = renditions.get(original, small);
  const removed = renditions.removeAll(original.publicId);
  finish(Buffer.from('late'));
  await Promise.all([asked, removed]);
  expect(await readdir(join(folder, 'menu'))).toEqual([]);
});

it('tries again after a failure', async () => {
  let isBroken = true;
  const make = async () => {
    if (isBroken) throw new Error('torn');
    return Buffer.from('whole');
  };
  const renditions = createRenditions({ folder: await emptyFolder(), make });
  await expect(renditions.get(original, small)).rejects.toThrow('torn');
  isBroken = false;
  expect(String(await renditions.get(original, small))).toBe('whole');
});
