import { deleteImage } from '@crepas/api';
import { client } from '../api.ts';
import { config } from '../env.ts';
import { logFailure } from '../logFailure.ts';
import { publicIdOf } from './publicId.ts';

/** Takes pictures off the image host. One that stays behind hurts nobody: a failure is only logged. */
export async function deletePictures(addresses: readonly string[]): Promise<void> {
  const uploadUrl = config.images?.uploadUrl ?? '';
  await Promise.all(
    addresses.map(async (fullUrl) => {
      const publicId = publicIdOf(fullUrl, uploadUrl);
      if (publicId === null) return;
      await client.send(deleteImage, { publicId, fullUrl }).catch(logFailure);
    }),
  );
}
