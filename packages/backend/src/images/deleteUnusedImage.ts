import type { FastifyBaseLogger } from 'fastify';
import type { Api } from '../http/Api.ts';
import { ownPublicId } from './ownImage.ts';

/**
 * Deletes the picture of a product that is gone, when it is the shop's own and no other product has it. To be
 * called after the menu was refreshed. A picture that stays behind hurts nobody: a failure is only logged.
 */
export async function deleteUnusedImage(
  { images, menu, settings }: Pick<Api, 'images' | 'menu' | 'settings'>,
  imageUrl: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const account = settings.images;
  const publicId = account && ownPublicId(imageUrl, account);
  if (!publicId) return;
  const isUsed = menu.menu().products.some((product) => ownPublicId(product.imageUrl, account) === publicId);
  if (isUsed) return;
  await images.destroy(publicId).catch((error: unknown) => {
    log.warn({ err: error }, 'image not deleted');
  });
}
