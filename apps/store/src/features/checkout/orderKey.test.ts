import { newUuid } from '@crepas/api';
import { describe, expect, it } from 'vitest';
import { orderKey } from './orderKey.ts';
import { anOrder } from './testing/anOrder.ts';

const cartId = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';

describe('the key of an order', () => {
  it('is a UUID', () => {
    expect(orderKey(newUuid(), anOrder())).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('is the same in every tab, whatever the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(anOrder()).reverse()) as ReturnType<typeof anOrder>;
    expect(orderKey(cartId, reversed)).toBe(orderKey(cartId, anOrder()));
  });

  it('differs for another cart', () => {
    expect(orderKey(newUuid(), anOrder())).not.toBe(orderKey(newUuid(), anOrder()));
  });

  it('differs for another order of the same cart', () => {
    const orders = Array.from({ length: 2000 }, (_, index) => orderKey(cartId, anOrder(index + 1)));
    expect(new Set(orders).size).toBe(orders.length);
  });
});
