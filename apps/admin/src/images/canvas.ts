import type { Size } from './fittingSize.ts';

export type Canvas = {
  readonly pen: CanvasRenderingContext2D;
  /** Null where the browser cannot write such a file. */
  readonly toBlob: (type: string, quality: number) => Promise<Blob | null>;
};

/**
 * A canvas nobody sees. It is an element, because Safari before 16.4 and Firefox before 105 have no `OffscreenCanvas`.
 * Throws where there is no canvas at all.
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
