import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { changeLog, orderLines } from '../db/schema.ts';
import { ownPublicId } from './ownImage.ts';
import type { ImageSettings } from './settings.ts';

/**
 * Whether an order shows this picture, by any of its addresses: an order keeps its pictures (decision O10). Reads all order
 * lines, which is fast enough for a rare action of the owner.
 */
export async function isUsedByAnOrder(
  queries: Queries,
  publicId: string,
  account: ImageSettings,
): Promise<boolean> {
  const shown = await queries.selectDistinct({ imageUrl: orderLines.imageUrl }).from(orderLines);
  return shown.some(({ imageUrl }) => ownPublicId(imageUrl, account) === publicId);
}

/** Whether a deleted product that can be restored shows this picture. */
export async function isKeptForRestoring(
  queries: Queries,
  publicId: string,
  account: ImageSettings,
): Promise<boolean> {
  const rows = await queries
    .select({ snapshot: changeLog.snapshot })
    .from(changeLog)
    .where(and(eq(changeLog.kind, 'product'), isNotNull(changeLog.snapshot)));
  return rows.some(({ snapshot }) => ownPublicId(snapshot?.product?.imageUrl ?? '', account) === publicId);
}
