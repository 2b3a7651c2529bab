import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Facts, MakePictures } from './pictureProcess.ts';
import type { Delivery } from './sizes.ts';
import { writeWhole } from './writeWhole.ts';

export type Folders = {
  /** The folder of uploads. */
  readonly folder: string;
  /** The demo's own pictures, `<public id>.webp`, which cannot be removed, and their sizes that the build made. */
  readonly seedFolder: string;
  readonly readyFolder: string;
  readonly makePictures: MakePictures;
};

type Found = { readonly content: Buffer; readonly extension: string; readonly isFinal: boolean };

const extensions = ['avif', 'webp', 'jpg', 'png', 'gif'];
const read = (path: string) => readFile(path).catch(() => undefined);

/** Uploads and their sizes, beside the demo's own pictures. Public ids must be parsed by `parseDelivery`: they become paths. */
export function createPictureStore({ folder, seedFolder, readyFolder, makePictures }: Folders) {
  const originals = join(folder, 'originals');
  const sizes = join(folder, 'sizes');
  /** By public id. */
  const underWay = new Map<string, Promise<unknown>>();

  async function original(publicId: string): Promise<Found | undefined> {
    for (const root of [originals, seedFolder]) {
      for (const extension of extensions) {
        const content = await read(join(root, `${publicId}.${extension}`));
        if (content) return { content, extension, isFinal: true };
      }
    }
    return undefined;
  }

  async function sized(publicId: string, file: string): Promise<Found | undefined> {
    const extension = file.split('.').at(-1) ?? '';
    for (const root of [readyFolder, sizes]) {
      const content = await read(join(root, publicId, file));
      if (content) return { content, extension, isFinal: true };
    }
    return undefined;
  }

  return {
    /** A size that could not be made is the picture itself. */
    async find({ publicId, file }: Delivery): Promise<Found | undefined> {
      if (file === undefined) return original(publicId);
      const ready = await sized(publicId, file);
      if (ready) return ready;
      await underWay.get(publicId);
      const whole = await original(publicId);
      return (await sized(publicId, file)) ?? (whole && { ...whole, isFinal: false });
    },

    /** Undefined when the content is no picture. The sizes are made afterwards. */
    async add(content: Buffer): Promise<(Facts & { readonly publicId: string }) | undefined> {
      const publicId = randomBytes(10).toString('hex');
      const draft = join(originals, `${publicId}.draft`);
      await writeWhole(draft, content);
      const { facts, ended } = makePictures(draft, join(sizes, publicId));
      const known = await facts;
      if (!known) {
        await rm(draft);
        return undefined;
      }
      underWay.set(
        publicId,
        ended.finally(() => underWay.delete(publicId)),
      );
      await rename(draft, join(originals, `${publicId}.${known.format}`));
      return { publicId, ...known };
    },

    /** Whether there was an upload with this id. */
    async remove(publicId: string): Promise<boolean> {
      await underWay.get(publicId); // Otherwise a size would be written afterwards.
      await rm(join(sizes, publicId), { recursive: true, force: true });
      const files = await readdir(originals).catch(() => []);
      const file = files.find((name) => name.startsWith(`${publicId}.`));
      if (file) await rm(join(originals, file));
      return file !== undefined;
    },

    /** Resolves when no size is being made. */
    settled: () => Promise.allSettled(underWay.values()),
  };
}
