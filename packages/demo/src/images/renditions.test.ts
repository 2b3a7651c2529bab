import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Original } from './originals.ts';
import type { Rendition } from './picture.ts';
import { createRenditions } from './renditions.ts';

const original: Original = {
  publicId: 'menu/crepa',
  path: '/crepa.jpg',
  format: 'jpg',
  bytes: 9,
  savedAtMs: 1000,
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
  const renditions = createRenditions(await emptyFolder(), make);
  const answers = await Promise.all([1, 2, 3].map(() => renditions.get(original, small)));
  expect(answers.map(String)).toEqual(['picture 1', 'picture 1', 'picture 1']);
  expect(made).toEqual([small]);
});

it('reuses pictures on disk after a restart', async () => {
  const { made, make } = counting();
  const folder = await emptyFolder();
  await createRenditions(folder, make).get(original, small);
  expect(String(await createRenditions(folder, make).get(original, small))).toBe('picture 1');
  expect(made).toHaveLength(1);
});

it('distinguishes formats, sizes and later originals', async () => {
  const { made, make } = counting();
  const renditions = createRenditions(await emptyFolder(), make);
  await renditions.get(original, small);
  await renditions.get(original, { ...small, format: 'avif' });
  await renditions.get(original, { ...small, width: 65 });
  await renditions.get({ ...original, savedAtMs: 2000 }, small);
  expect(made).toHaveLength(4);
});

it('tries again after a failure', async () => {
  let isBroken = true;
  const renditions = createRenditions(await emptyFolder(), async () => {
    if (isBroken) throw new Error('torn');
    return Buffer.from('whole');
  });
  await expect(renditions.get(original, small)).rejects.toThrow('torn');
  isBroken = false;
  expect(String(await renditions.get(original, small))).toBe('whole');
});
