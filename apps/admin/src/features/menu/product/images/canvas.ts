import type { Size } from './fittingSize.ts';

export type Canvas = {
  readonly pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  /** Null when the browser cannot encode this type. */
  readonly toBlob: (type: string, quality: number) => Promise<Blob | null>;
};

/** Safari before 16.4 and Firefox before 105 have a canvas only in the page. */
export const hasWorkerCanvas = () => typeof OffscreenCanvas !== 'undefined';

/** A canvas outside the document. Throws when the browser has no 2D canvas. */
export const openCanvas = (size: Size): Canvas => (hasWorkerCanvas() ? offscreen(size) : element(size));

function offscreen({ width, height }: Size): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  return {
    pen: penOf(canvas.getContext('2d')),
    toBlob: (type, quality) => canvas.convertToBlob({ type, quality }),
  };
}

function element(size: Size): Canvas {
  const canvas = Object.assign(document.createElement('canvas'), size);
  return {
    pen: penOf(canvas.getContext('2d')),
    toBlob: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
  };
}

function penOf<Pen>(pen: Pen | null): Pen {
  if (pen === null) throw new Error('No canvas');
  return pen;
}
