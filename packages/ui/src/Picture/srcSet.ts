import { withoutColour } from './colourOf.ts';

/** The widths of cards on phones and tablets, in pixels. */
export const cardWidths: readonly number[] = [160, 240, 320, 480];
/** The widths of a product's large picture. */
export const heroWidths: readonly number[] = [480, 800, 1200];
/** The widths of a banner. */
export const bannerWidths: readonly number[] = [480, 800, 1200, 1600];

const uploads = '/image/upload/';
const widthMark = '{width}';

/**
 * The image host's URL syntax: the size follows `/image/upload/`.
 * The app's own pictures have one file per width: `/banners/combo-{width}.webp`.
 */
const resized = (src: string, width: number) =>
  withoutColour(src)
    .replace(uploads, `${uploads}w_${width},q_auto,f_auto/`)
    .replace(widthMark, String(width));

const hasWidths = (src: string) => src.includes(uploads) || src.includes(widthMark);

/** The `srcset` of a picture with several widths; undefined for any other URL. */
export const pictureSrcSet = (src: string, widths: readonly number[]): string | undefined =>
  hasWidths(src) ? widths.map((width) => `${resized(src, width)} ${width}w`).join(', ') : undefined;

/** The URL for browsers without `srcset`: the largest width, or the URL unchanged. */
export const pictureSrc = (src: string, widths: readonly number[]): string =>
  hasWidths(src) ? resized(src, Math.max(...widths)) : src;
