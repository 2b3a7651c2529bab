import { deleteImage, logFailure } from '@crepas/api';
import { client } from '../api.ts';
import { config } from '../env.ts';
import { publicIdOf } from './publicId.ts';

/** Deletes pictures from the image host. A failure is only logged: an unused picture does no harm. */
export async function deletePictures(addresses: readonly string[]): Promise<void> {
  const uploadUrl = config.images?.uploadUrl ?? '';
  await Promise.all(
    addresses.map(async (address) => {
      // The colour behind the address is ours (decision 13): no other server knows it.
      const fullUrl = address.replace(/#.*$/, '');
      const publicId = publicIdOf(fullUrl, uploadUrl);
      if (publicId === null) return;
      await client
        .send(deleteImage, { publicId, fullUrl })
        .catch((error: unknown) => logFailure('picture', error));
    }),
  );
}
