import type { Product } from '@crepas/domain';
import type { Database } from '../db/Database.ts';
import type { ImageAccount } from './imageAccount.ts';
import { ownPublicId } from './ownImage.ts';
import { isKeptForRestoring, isUsedByAnOrder } from './pictureInUse.ts';
import type { ImageSettings } from './settings.ts';

type Parts = {
  readonly database: Database;
  /** The menu. */
  readonly products: readonly Product[];
  readonly images: ImageAccount;
  /** Null: the shop has no image account. */
  readonly account: ImageSettings | null;
  readonly log: { readonly warn: (details: { readonly err: unknown }, message: string) => void };
};

/**
 * Deletes the picture of a deleted product if it is in the shop's account and nothing else shows it: neither a product of
 * the menu, nor an order, nor another deleted product that can be restored.
 * A failure is only logged: an unused picture does no harm.
 */
export async function deleteUnusedImage(
  { database, products, images, account, log }: Parts,
  imageUrl: string,
): Promise<void> {
  const publicId = account && ownPublicId(imageUrl, account);
  if (!publicId) return;
  const isOnTheMenu = products.some((product) => ownPublicId(product.imageUrl, account) === publicId);
  if (isOnTheMenu || (await isUsedByAnOrder(database.queries, publicId, account))) return;
  if (await isKeptForRestoring(database.queries, publicId, account)) return;
  await images.destroy(publicId).catch((error: unknown) => {
    log.warn({ err: error }, 'image not deleted');
  });
}
