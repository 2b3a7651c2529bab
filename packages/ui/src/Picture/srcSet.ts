import { withoutColour } from './colourOf.ts';

/** Widths the card slots really take on phones and tablets, in pixels. */
export const cardWidths: readonly number[] = [160, 240, 320, 480];
/** Widths of a picture as wide as the page. */
export const bannerWidths: readonly number[] = [480, 800, 1200, 1600];

const uploads = '/image/upload/';
const widthMark = '{width}';

/**
 * The image host's grammar: the wanted size stands right after `/image/upload/`.
 * A picture of the app's own comes as one file per width: `/banners/combo-{width}.webp`.
 */
const resized = (src: string, width: number) =>
  withoutColour(src)
    .replace(uploads, `${uploads}w_${width},q_auto,f_auto/`)
    .replace(widthMark, String(width));

const hasWidths = (src: string) => src.includes(uploads) || src.includes(widthMark);

/** A `srcset` for a picture that comes in several widths; undefined for any other address. */
export const pictureSrcSet = (src: string, widths: readonly number[]): string | undefined =>
  hasWidths(src) ? widths.map((width) => `${resized(src, width)} ${width}w`).join(', ') : undefined;

/** The address for browsers that ignore `srcset`: the largest width, or the address as it is. */
export const pictureSrc = (src: string, widths: readonly number[]): string =>
  hasWidths(src) ? resized(src, Math.max(...widths)) : src;
