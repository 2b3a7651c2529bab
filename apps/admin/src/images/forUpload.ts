import { openCanvas } from './canvas.ts';
import { fittingSize, type Size } from './fittingSize.ts';

/** The greatest width at which a screen shows a picture, in pixels. */
const longestSide = 1600;
const quality = 0.9;
/** The output type per input type: JPEG has no transparency. Other types (animated, vector) are sent unchanged. */
const sentAs: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/webp',
  'image/webp': 'image/webp',
};

/**
 * The picture, scaled down to the size at which it is shown: a phone's photo shrinks to a tenth of its bytes before the
 * upload. Returns the original file if it would not shrink, or if the browser cannot decode it.
 */
export async function forUpload(file: File): Promise<File> {
  const type = sentAs[file.type];
  if (type === undefined) return file;
  const smaller = await resized(file, type).catch(() => null);
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
}

async function resized(file: File, type: string): Promise<Blob | null> {
  // Applies the orientation stored by the camera.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = fittingSize(picture, longestSide);
    return size && (await draw(picture, size).toBlob(type, quality));
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, size: Size) {
  const canvas = openCanvas(size);
  canvas.pen.imageSmoothingQuality = 'high';
  canvas.pen.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}
