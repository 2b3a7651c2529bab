import { signUpload } from '@crepas/api';
import { client } from '../../../../shared/api.ts';
import { config } from '../../../../shared/env.ts';

/**
 * Uploads a prepared picture to the image host: a multipart POST with the file and the fields that the server signed, or the shop's
 * preset (spec §7).
 *
 * @param colour its mean colour, or null
 * @param canSign whether the server signs uploads
 * @param onProgress called with the sent share, from 0 to 1
 * @returns the URL of the picture, with its colour as the fragment if it has one (`…/fresa.webp#d8344f`). Rejects when the
 * host refuses or cannot be reached, or when the shop has no host.
 */
export async function uploadImage(
  file: File,
  colour: string | null,
  canSign: boolean,
  onProgress: (part: number) => void,
): Promise<string> {
  const { images } = config;
  if (!images) throw new Error('No image host is configured');
  const form = new FormData();
  for (const [name, value] of Object.entries(await formFields(images.preset, canSign)))
    form.append(name, value);
  form.append('file', file);

  return new Promise((resolve, reject) => {
    // `fetch` reports no upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', images.uploadUrl);
    request.responseType = 'json';
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const address: unknown = request.response?.secure_url;
      if (request.status < 300 && typeof address === 'string') resolve(address + (colour ?? ''));
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
