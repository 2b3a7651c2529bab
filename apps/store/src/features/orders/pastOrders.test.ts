import type { PastOrder } from '@crepas/domain';
import { orderId, productId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { withStillActive } from './pastOrders.ts';

/** An order of one product of its own. */
const anOrder = (id: number, quantity = 1): PastOrder => ({
  id: orderId(id),
  lines: [
    {
      quantity,
      product: { id: productId(id), name: 'Nutella', imageUrl: '' },
      extras: [],
      crepas: [],
      groups: [],
    },
  ],
});

const idsOf = (orders: readonly PastOrder[]) => orders.map(({ id }) => id);

it('an order that is still under way stays when a newer one has ended', () => {
  const kept = [anOrder(9), anOrder(8), anOrder(7)];
  expect(idsOf(withStillActive(kept, [anOrder(9), anOrder(7)], [orderId(8)]))).toEqual([9, 8, 7]);
});

it('an order that was just placed stays, and an older one that nobody follows is of another phone', () => {
  expect(idsOf(withStillActive([anOrder(9), anOrder(5)], [anOrder(8)], []))).toEqual([9, 8]);
});

it('an ended order that is still followed is shown once, as the server lists it', () => {
  const shown = withStillActive([anOrder(8)], [anOrder(9), anOrder(8, 2)], [orderId(8)]);
  expect(shown).toEqual([anOrder(9), anOrder(8, 2)]);
});
