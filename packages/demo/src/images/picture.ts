import sharp, { type Sharp } from 'sharp';
import type { Format } from './formats.ts';
import type { Crop, Transformation } from './transformation.ts';

export type Facts = { readonly format: Format; readonly width: number; readonly height: number };

/** A transformation with a resolved format. */
export type Rendition = Omit<Transformation, 'format'> & { readonly format: Format };

export type PictureWork = {
  readonly inspect: typeof inspect;
  readonly render: typeof render;
};

/** Decoding a larger picture would take gigabytes. */
const mostPixels = 50_000_000;

const fits = { scale: 'fill', fill: 'cover', fit: 'inside', limit: 'inside' } as const satisfies Record<
  Crop,
  string
>;

/** AVIF at quality 50 looks like WebP or JPEG at 75–80, with two thirds of their bytes. */
const autoQuality = { avif: 50, webp: 75, jpg: 78 };

/** At 1200 pixels, effort 1 takes a quarter of the time of effort 3, for 15 % more bytes. */
const avif = { chromaSubsampling: '4:2:0', effort: 1 };
const avifOfCards = { ...avif, effort: 3 };
const mostCardPixels = 480;

const open = (source: Buffer | string) => sharp(source, { limitInputPixels: mostPixels });

const formatOf = (name: string, compression: string | undefined): Format | undefined => {
  if (name === 'heif') return compression === 'av1' ? 'avif' : undefined;
  if (name === 'jpeg') return 'jpg';
  return name === 'png' || name === 'webp' || name === 'gif' ? name : undefined;
};

/**
 * The format of a file by its content. Undefined for a file that is not a picture, is truncated, or may contain a
 * script (SVG).
 */
export async function inspect(content: Buffer | string): Promise<Facts | undefined> {
  try {
    const { format: name, compression, autoOrient } = await open(content).metadata();
    const format = formatOf(name, compression);
    if (!format) return undefined;
    // Decodes every pixel: the header does not reveal a truncated file.
    await open(content).resize(1, 1).raw().toBuffer();
    return { format, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}

function encode(picture: Sharp, { format, quality, width = mostPixels }: Rendition): Sharp {
  const or = (auto: number) => (quality === 'auto' ? auto : quality);
  switch (format) {
    case 'avif':
      return picture.avif({
        quality: or(autoQuality.avif),
        ...(width > mostCardPixels ? avif : avifOfCards),
      });
    case 'webp':
      return picture.webp({ quality: or(autoQuality.webp) });
    case 'jpg':
      return picture
        .flatten({ background: '#fff' })
        .jpeg({ quality: or(autoQuality.jpg), progressive: true });
    case 'png':
      return picture.png();
    case 'gif':
      return picture.gif();
  }
}

/** @throws {Error} when the file cannot be read */
export function render(path: string, rendition: Rendition): Promise<Buffer> {
  const { width, height, crop } = rendition;
  const upright = open(path).autoOrient();
  const sized =
    width || height
      ? upright.resize({
          ...(width && { width }),
          ...(height && { height }),
          // With one side given, the other keeps the proportions; `fill` would keep its length.
          fit: width && height ? fits[crop] : 'inside',
          withoutEnlargement: crop === 'limit',
        })
      : upright;
  return encode(sized, rendition).toBuffer();
}
