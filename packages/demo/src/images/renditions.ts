import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Original, writeWhole } from './originals.ts';
import type { PictureWork, Rendition } from './picture.ts';
import { readyPath } from './readyMade.ts';

export type Renditions = {
  /** @throws {Error} when the original cannot be read */
  readonly get: (original: Original, rendition: Rendition) => Promise<Buffer>;
  readonly removeAll: (publicId: string) => Promise<void>;
  /** Resolves when nothing is computed any more. */
  readonly settled: () => Promise<void>;
};

const fileName = ({ savedAtMs }: Original, { width = 0, height = 0, crop, quality, format }: Rendition) =>
  `${width}x${height}-${crop}-${quality}-${Math.floor(savedAtMs).toString(36)}.${format}`;

type Options = {
  /** Cache of computed pictures. */
  readonly folder: string;
  /** The build's renditions of the demo pictures. */
  readonly readyFolder?: string | undefined;
  /** Computes a picture from the path of its original. */
  readonly make: PictureWork['render'];
};

/** Pictures of the build, or computed on demand and cached. Concurrent equal requests share one computation. */
export function createRenditions({ folder, readyFolder, make }: Options): Renditions {
  const underWay = new Map<string, Promise<Buffer>>();

  const read = async (original: Original, rendition: Rendition, path: string) => {
    if (!original.isSeed || !readyFolder) return readFile(path);
    return readFile(readyPath(readyFolder, original.publicId, rendition)).catch(() => readFile(path));
  };

  const settled = async () => {
    await Promise.allSettled(underWay.values());
  };

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
      const started = read(original, rendition, path)
        .catch(() => compute(original, rendition, path))
        .finally(() => underWay.delete(path));
      underWay.set(path, started);
      return started;
    },

    async removeAll(publicId) {
      await settled(); // Otherwise one that is computed now would be written afterwards.
      await rm(join(folder, publicId), { recursive: true, force: true });
    },

    settled,
  };
}
