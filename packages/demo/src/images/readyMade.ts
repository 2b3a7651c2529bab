import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Format } from './formats.ts';
import type { Rendition } from './picture.ts';

/** The widths that the pages ask for; a test in `tools/` compares them with `packages/ui`. */
export const readyWidths: readonly number[] = [160, 240, 320, 480, 800, 1200];

/** Every promised browser accepts one of them. */
const readyFormats: readonly Format[] = ['avif', 'webp'];

/** The picture of a link's preview in a messenger. */
const preview: Rendition = { width: 1200, height: 630, crop: 'fill', quality: 'auto', format: 'jpg' };

/** What is made of a picture before a page asks for it, small ones first. */
export const readyMade: readonly Rendition[] = [
  ...readyWidths.flatMap((width) =>
    readyFormats.map((format): Rendition => ({ width, crop: 'scale', quality: 'auto', format })),
  ),
  preview,
];

/** The file of a demo picture's rendition. */
export const readyPath = (
  folder: string,
  publicId: string,
  { width = 0, height = 0, crop, quality, format }: Rendition,
) => join(folder, publicId, `${width}x${height}-${crop}-${quality}.${format}`);

const extension = '.webp';

/** The public ids of the demo's pictures, such as `menu/fresa`. */
export async function seedPublicIds(seedFolder: string): Promise<readonly string[]> {
  const files = await readdir(seedFolder, { recursive: true });
  return files
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length).replaceAll('\\', '/'));
}
