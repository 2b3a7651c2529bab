import { checkImage, type ImageError } from '@crepas/domain';
import { openCanvas } from './canvas.ts';
import { colourOfPicture } from './colour.ts';
import { fittingSize, type Size } from './fittingSize.ts';

export type PictureRefusal = ImageError | 'unreadableHeic';

export type PreparedPicture =
  | {
      readonly kind: 'ready';
      readonly file: File;
      /** The mean colour of the picture; null for none. */
      readonly colour: string | null;
    }
  | { readonly kind: 'refused'; readonly refusal: PictureRefusal };

/** The greatest width at which a screen shows a picture, in pixels. */
const maxSide = 1600;
const quality = 0.9;

/** The output type per input type: JPEG has no transparency. Other types (animated, vector) are sent unchanged. */
const sentAs: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/webp',
  'image/webp': 'image/webp',
};

/**
 * The picture as it is uploaded, scaled down to the size at which it is shown: a phone's photo shrinks to a tenth of its bytes. Its size is
 * judged after that (spec §5). A photo of an iPhone becomes a JPEG where the browser can read it: Safari can, most others cannot.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const isHeic = isHeicFile(file);
  const wrongType = isHeic ? null : checkImage({ type: file.type, size: 0 });
  if (wrongType !== null) return { kind: 'refused', refusal: wrongType };
  const type = isHeic ? 'image/jpeg' : sentAs[file.type];
  const drawn = type === undefined ? null : await redrawn(file, type, isHeic).catch(() => null);
  if (isHeic && drawn === null) return { kind: 'refused', refusal: 'unreadableHeic' };
  const sent =
    drawn && (isHeic || drawn.size < file.size) ? new File([drawn], file.name, { type: drawn.type }) : file;
  const refusal = checkImage(sent);
  if (refusal !== null) return { kind: 'refused', refusal };
  return { kind: 'ready', file: sent, colour: await colourOfPicture(sent) };
}

/** Systems that do not know the format give such a file no type. */
const isHeicFile = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Null for a picture that can be sent as it is. */
async function redrawn(file: File, type: string, isNewType: boolean): Promise<Blob | null> {
  // Applies the orientation stored by the camera.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = fittingSize(picture, maxSide);
    if (size === null && !isNewType && checkImage(file) === null) return null;
    return await draw(picture, size ?? picture).toBlob(type, quality);
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, { width, height }: Size) {
  const canvas = openCanvas({ width, height });
  canvas.pen.imageSmoothingQuality = 'high';
  canvas.pen.drawImage(picture, 0, 0, width, height);
  return canvas;
}
