import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { products } from '../db/tables/menu.ts';
import { orderLines } from '../db/tables/orders.ts';
import { changeLog } from '../db/tables/staff.ts';
import type { ImageAccount } from './imageAccount.ts';
import { ownPublicId } from './ownImage.ts';
import type { ImageSettings } from './settings.ts';

/**
 * Whether a product of the menu shows this picture, by any of its addresses, or an order, or a deleted product that can be
 * restored: all keep their pictures (decision O10). Reads all order lines, which is fast enough for a rare action of the owner.
 */
export async function isPictureKept(
  queries: Queries,
  publicId: string,
  account: ImageSettings,
): Promise<boolean> {
  const isThis = (imageUrl = '') => ownPublicId(imageUrl, account) === publicId;
  const ordered = await queries.selectDistinct({ imageUrl: orderLines.imageUrl }).from(orderLines);
  // From the database: the owner's form may ask after a save whose answer was lost.
  const onTheMenu = await queries.selectDistinct({ imageUrl: products.imageUrl }).from(products);
  const deleted = await queries
    .select({ snapshot: changeLog.snapshot })
    .from(changeLog)
    .where(and(eq(changeLog.kind, 'product'), isNotNull(changeLog.snapshot)));
  return (
    [...ordered, ...onTheMenu].some(({ imageUrl }) => isThis(imageUrl)) ||
    deleted.some(({ snapshot }) => isThis(snapshot?.product?.imageUrl))
  );
}

type Parts = {
  readonly database: Database;
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
  { database, images, account, log }: Parts,
  imageUrl: string,
): Promise<void> {
  const publicId = account && ownPublicId(imageUrl, account);
  if (!publicId) return;
  if (await isPictureKept(database.queries, publicId, account)) return;
  await images.destroy(publicId).catch((error: unknown) => {
    log.warn({ err: error }, 'image not deleted');
  });
}
