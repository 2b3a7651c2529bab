import { openCanvas } from './canvas.ts';

/** Side length in pixels of the sample: enough for a mean colour, cheap to read. */
const side = 16;

/**
 * The mean colour of a picture as `#rrggbb`, shown until the picture has loaded. Null for a picture with transparent
 * pixels, where the colour would stay visible, and for one that the browser cannot decode: it is then uploaded
 * without a colour.
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

/** @param pixels RGBA values, each from 0 to 255 */
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
