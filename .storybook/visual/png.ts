import type { Pixels } from './grid.ts';

/** @param png in base64 */
export async function decode(png: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = contextOf(canvas);
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** @returns PNG in base64 */
export async function encode({ width, height, data }: Pixels): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(data, width, height), 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas in this browser');
  return context;
}
