import { expect } from 'vitest';
import { isHeld } from './laterOrders.ts';
import { withStage } from './placedOrders.ts';
import type { Shop } from './shop.ts';

/**
 * The shop after the kitchen accepted an order while its customer cancelled it: exactly one of both wins. An order for later may be cancelled
 * after its acceptance too, while it is on hold.
 *
 * @param accepted the statuses of both answers
 */
export function withRace(shop: Shop, position: number, accepted: number, cancelled: number): Shop {
  const after = withStage(shop, position, 'accepted');
  const order = after.orders[position];
  const mayFollow = order !== undefined && isHeld(order, shop.now);
  const what = 'the answers to kitchen and customer';
  if (!mayFollow) expect([accepted, cancelled].toSorted(), what).toEqual([200, 409]);
  else expect(cancelled, what).toBe(200);
  const accepting = accepted === 200 ? after : shop;
  return cancelled === 200 ? withStage(accepting, position, 'cancelled', true) : accepting;
}
