import { join } from 'node:path';
import sharp from 'sharp';
import type { Facts } from './pictureProcess.ts';
import { preview, readyFormats, readyWidths } from './sizes.ts';
import { writeWhole } from './writeWhole.ts';

/** Decoding a larger picture would take gigabytes. */
const limitInputPixels = 50_000_000;

/** AVIF at quality 50 looks like WebP or JPEG at 75–80, with two thirds of their bytes. */
const quality = { avif: 50, webp: 75, jpg: 78 };

/** At 1200 pixels, effort 1 takes a quarter of the time of effort 3, for 15 % more bytes. */
const avifEffort = (width: number) => (width > 480 ? 1 : 3);

const formats: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' };

/**
 * The format of a file by its content, and its size when it is held upright. Undefined for a file that is not a picture, is
 * truncated, or may contain a script (SVG).
 */
export async function factsOf(content: Buffer): Promise<Facts | undefined> {
  try {
    const picture = sharp(content, { limitInputPixels });
    const { format: name, compression, autoOrient } = await picture.metadata();
    // Decodes every pixel: the header does not reveal a truncated file.
    await picture.resize(1, 1).raw().toBuffer();
    const format = name === 'heif' && compression === 'av1' ? 'avif' : formats[name];
    return format === undefined ? undefined : { format, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}

/** Writes every size of a picture that a page asks for, small ones first. */
export async function makePictures(content: Buffer, folder: string): Promise<void> {
  const open = () => sharp(content, { limitInputPixels }).autoOrient();
  for (const width of readyWidths) {
    for (const format of readyFormats) {
      const sized = open().resize({ width });
      const encoded =
        format === 'avif'
          ? sized.avif({ quality: quality.avif, effort: avifEffort(width), chromaSubsampling: '4:2:0' })
          : sized.webp({ quality: quality.webp });
      await writeWhole(join(folder, `${width}.${format}`), await encoded.toBuffer());
    }
  }
  const { width, height, file } = preview;
  const shared = open().resize({ width, height, fit: 'cover' }).flatten({ background: '#fff' });
  await writeWhole(
    join(folder, file),
    await shared.jpeg({ quality: quality.jpg, progressive: true }).toBuffer(),
  );
}
