export type Size = { readonly width: number; readonly height: number };

/**
 * The size scaled to fit `longestSide`, with the same aspect ratio, in whole pixels. Null if the picture already fits.
 *
 * @param longestSide in pixels
 */
export function fittingSize({ width, height }: Size, longestSide: number): Size | null {
  const scale = longestSide / Math.max(width, height);
  if (scale >= 1) return null;
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
