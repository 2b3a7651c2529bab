export type Size = { readonly width: number; readonly height: number };

/**
 * The size scaled to fit `maxSide`, with the same aspect ratio, in whole pixels. Null if the picture already fits.
 *
 * @param maxSide in pixels
 */
export function fittingSize({ width, height }: Size, maxSide: number): Size | null {
  const scale = maxSide / Math.max(width, height);
  if (scale >= 1) return null;
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
