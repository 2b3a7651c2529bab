import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Original, writeWhole } from './originals.ts';
import { type Rendition, render } from './picture.ts';

export type Renditions = {
  /** @throws {Error} when the original cannot be read */
  readonly get: (original: Original, rendition: Rendition) => Promise<Buffer>;
  readonly removeAll: (publicId: string) => Promise<void>;
};

const fileName = ({ savedAtMs }: Original, { width = 0, height = 0, crop, quality, format }: Rendition) =>
  `${width}x${height}-${crop}-${quality}-${Math.floor(savedAtMs).toString(36)}.${format}`;

/**
 * Pictures computed on demand and cached in `folder`. Concurrent equal requests share one computation.
 *
 * @param make computes a picture from the path of its original
 */
export function createRenditions(folder: string, make: typeof render = render): Renditions {
  const underWay = new Map<string, Promise<Buffer>>();

  const compute = async (original: Original, rendition: Rendition, path: string) => {
    const content = await make(original.path, rendition);
    await writeWhole(path, content);
    return content;
  };

  return {
    async get(original, rendition) {
      const path = join(folder, original.publicId, fileName(original, rendition));
      const running = underWay.get(path);
      if (running) return running;
      const started = readFile(path)
        .catch(() => compute(original, rendition, path))
        .finally(() => underWay.delete(path));
      underWay.set(path, started);
      return started;
    },

    removeAll: (publicId) => rm(join(folder, publicId), { recursive: true, force: true }),
  };
}
