import type { Size } from './fittingSize.ts';

export type Canvas = {
  readonly pen: CanvasRenderingContext2D;
  /** Null when the browser cannot encode this type. */
  readonly toBlob: (type: string, quality: number) => Promise<Blob | null>;
};

/**
 * A canvas outside the document. Not `OffscreenCanvas`: Safari before 16.4 and Firefox before 105 lack it.
 * Throws when the browser has no 2D canvas.
 */
export function openCanvas(size: Size): Canvas {
  const element = Object.assign(document.createElement('canvas'), size);
  const pen = element.getContext('2d');
  if (pen === null) throw new Error('No canvas');
  return {
    pen,
    toBlob: (type, quality) => new Promise((resolve) => element.toBlob(resolve, type, quality)),
  };
}
