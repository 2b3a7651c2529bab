import type { Queries } from '../db/Database.ts';
import { orderLines } from '../db/schema.ts';
import { ownPublicId } from './ownImage.ts';
import type { ImageSettings } from './settings.ts';

/**
 * Whether an order shows this picture of the shop's account, by whatever address: what was ordered keeps its looks
 * (decision O10). Reads every line there is, for an owner who deletes a picture now and then.
 */
export async function isInAnOrder(
  queries: Queries,
  publicId: string,
  account: ImageSettings,
): Promise<boolean> {
  const shown = await queries.selectDistinct({ imageUrl: orderLines.imageUrl }).from(orderLines);
  return shown.some(({ imageUrl }) => ownPublicId(imageUrl, account) === publicId);
}
