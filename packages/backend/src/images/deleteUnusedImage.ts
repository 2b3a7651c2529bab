import type { FastifyBaseLogger } from 'fastify';
import type { Api } from '../http/Api.ts';
import { ownPublicId } from './ownImage.ts';
import { isInAnOrder } from './pictureInUse.ts';

type Parts = Pick<Api, 'database' | 'images' | 'menu' | 'settings'>;

/**
 * Deletes the picture of a product that is gone, when it is the shop's own and nothing else shows it. To be
 * called after the menu was refreshed. A picture that stays behind hurts nobody: a failure is only logged.
 */
export async function deleteUnusedImage(
  { database, images, menu, settings }: Parts,
  imageUrl: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const account = settings.images;
  const publicId = account && ownPublicId(imageUrl, account);
  if (!publicId) return;
  const { products } = menu.menu();
  const isOnTheMenu = products.some((product) => ownPublicId(product.imageUrl, account) === publicId);
  if (isOnTheMenu || (await isInAnOrder(database.queries, publicId, account))) return;
  await images.destroy(publicId).catch((error: unknown) => {
    log.warn({ err: error }, 'image not deleted');
  });
}
