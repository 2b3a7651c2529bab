import { openCanvas } from './canvas.ts';
import { fittingSize, type Size } from './fittingSize.ts';

/** The widest that any screen shows a picture. */
const longestSide = 1600;
const quality = 0.9;
/** What comes out: JPEG knows no transparency. Others, such as moving or drawn pictures, are sent as they are. */
const sentAs: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/webp',
  'image/webp': 'image/webp',
};

/**
 * The picture no larger than it is ever shown: a phone's photograph loses nine tenths of its bytes before they are
 * sent. The file itself where nothing is gained, or where the browser cannot read it: the host has the last word.
 */
export async function forUpload(file: File): Promise<File> {
  const type = sentAs[file.type];
  if (type === undefined) return file;
  const smaller = await resized(file, type).catch(() => null);
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
}

async function resized(file: File, type: string): Promise<Blob | null> {
  // Turned the way the camera was held.
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
