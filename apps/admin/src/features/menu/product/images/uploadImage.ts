import { signUpload } from '@crepas/api';
import { client } from '../../../../shared/api.ts';
import { config } from '../../../../shared/env.ts';
import { openCanvas } from './canvas.ts';
import { colourOfPicture } from './colour.ts';
import { fittingSize, type Size } from './fittingSize.ts';

/**
 * Uploads a picture to the image host: a multipart POST with the file and the fields that the server signed, or the shop's
 * preset (spec §7). The picture is scaled down first.
 *
 * @param canSign whether the server signs uploads
 * @param onProgress called with the sent share, from 0 to 1
 * @returns the URL of the picture, with its colour as the fragment if it has one (`…/fresa.webp#d8344f`). Rejects when the
 * host refuses or cannot be reached, or when the shop has no host.
 */
export async function uploadImage(
  file: File,
  canSign: boolean,
  onProgress: (part: number) => void,
): Promise<string> {
  const { images } = config;
  if (!images) throw new Error('No image host is configured');
  const form = new FormData();
  const sent = await forUpload(file);
  for (const [name, value] of Object.entries(await formFields(images.preset, canSign)))
    form.append(name, value);
  form.append('file', sent);
  const colour = (await colourOfPicture(sent)) ?? '';

  return new Promise((resolve, reject) => {
    // `fetch` reports no upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', images.uploadUrl);
    request.responseType = 'json';
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const address: unknown = request.response?.secure_url;
      if (request.status < 300 && typeof address === 'string') resolve(address + colour);
      else reject(new Error(`Error ${request.status}: ${request.statusText}`));
    };
    request.onerror = () => reject(new Error('Network error'));
    request.ontimeout = () => reject(new Error('Timeout'));
    request.send(form);
  });
}

const formFields = async (
  preset: string | undefined,
  canSign: boolean,
): Promise<Readonly<Record<string, string>>> =>
  canSign || preset === undefined ? client.send(signUpload, undefined) : { upload_preset: preset };

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
 * The picture, scaled down to the size at which it is shown: a phone's photo shrinks to a tenth of its bytes before the
 * upload. Returns the original file if it would not shrink, or if the browser cannot decode it.
 */
async function forUpload(file: File): Promise<File> {
  const type = sentAs[file.type];
  if (type === undefined) return file;
  const smaller = await resized(file, type).catch(() => null);
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
}

async function resized(file: File, type: string): Promise<Blob | null> {
  // Applies the orientation stored by the camera.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = fittingSize(picture, maxSide);
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
