import type { OrderId } from '@crepas/domain';
import type { Queries } from '../db/Database.ts';
import { unknownOrderText } from '../orders/texts.ts';
import { followedOrder } from '../orders/unproven.ts';
import { HttpError } from './HttpError.ts';

export const unknownOrder = () => new HttpError(404, unknownOrderText);

/** The order of a follow token. An expired token is like one that never was. */
export async function followedOrThrow(queries: Queries, token: string): Promise<OrderId> {
  const id = await followedOrder(queries, token);
  if (id === null) throw unknownOrder();
  return id;
}
