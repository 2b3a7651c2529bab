import { openCanvas } from './canvas.ts';

/** Pixels of a side: enough for a mean, and little to read. */
const side = 16;

/**
 * The colour that a picture is mostly of, `#rrggbb`: shown in its place until it arrives. Null for one that is
 * transparent somewhere, where the colour would stay, and for one that the browser cannot read: a picture is uploaded
 * with its colour or without.
 */
export async function colourOfPicture(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const { pen } = openCanvas({ width: side, height: side });
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, side, side);
    picture.close();
    return meanColour(pen.getImageData(0, 0, side, side).data);
  } catch {
    return null;
  }
}

/** @param pixels red, green, blue and alpha by turns, each from 0 to 255 */
export function meanColour(pixels: Uint8ClampedArray): string | null {
  const count = pixels.length / 4;
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 255) return null;
    for (const channel of sums.keys()) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
  }
  const hex = (sum: number) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, '0');
  return `#${sums.map(hex).join('')}`;
}
