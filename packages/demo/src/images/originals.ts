import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Format, formats } from './formats.ts';

export type Original = {
  readonly publicId: string;
  readonly path: string;
  readonly format: Format;
  readonly bytes: number;
  /** Changes when another picture gets this id. Milliseconds since 1970. */
  readonly savedAtMs: number;
  /** A demo picture. */
  readonly isSeed: boolean;
};

export type Originals = {
  readonly find: (publicId: string) => Promise<Original | undefined>;
  readonly save: (publicId: string, format: Format, content: Buffer) => Promise<Original>;
  /** Whether a picture was removed. Demo pictures are kept. */
  readonly remove: (publicId: string) => Promise<boolean>;
};

async function describe(
  publicId: string,
  format: Format,
  path: string,
  isSeed = false,
): Promise<Original | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile()
    ? { publicId, path, format, bytes: found.size, savedAtMs: found.mtimeMs, isSeed }
    : undefined;
}

/**
 * Uploaded pictures in `folder`, demo pictures in `seedFolder`.
 * Public ids must have been checked with `isPublicId`: they become paths.
 */
export function createOriginals(folder: string, seedFolder: string | undefined): Originals {
  const findUploaded = async (publicId: string) => {
    const found = await Promise.all(
      formats.map((format) => describe(publicId, format, join(folder, `${publicId}.${format}`))),
    );
    return found.find((original) => original !== undefined);
  };

  return {
    async find(publicId) {
      const uploaded = await findUploaded(publicId);
      if (uploaded || !seedFolder) return uploaded;
      return describe(publicId, 'webp', join(seedFolder, `${publicId}.webp`), true);
    },

    async save(publicId, format, content) {
      const path = join(folder, `${publicId}.${format}`);
      await writeWhole(path, content);
      const saved = await describe(publicId, format, path);
      if (!saved) throw new Error(`${path} vanished while it was saved`);
      return saved;
    },

    async remove(publicId) {
      const original = await findUploaded(publicId);
      if (original) await rm(original.path, { force: true });
      return original !== undefined;
    },
  };
}

let drafts = 0;

/** Atomic: no reader gets an incomplete file, also after a crash. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}-${++drafts}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
