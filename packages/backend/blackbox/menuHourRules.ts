import { randomUUID } from 'node:crypto';
import {
  getCategoryProducts,
  getOrderedCategories,
  getProduct,
  orderChangesFromBody,
  orderToWire,
  placeOrder,
  renameCategory,
  updateProduct,
} from '@crepas/api';
import { type MenuWindow, type ProductId, productId, type Weekday } from '@crepas/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { signedInPeople } from './harness/people.ts';
import type { Address } from './harness/server.ts';

const dayMs = 86_400_000;

/** From midnight to midnight of a day that is neither today nor a neighbour of today, in whatever zone. */
function anotherDay(): MenuWindow {
  const today = new Date().getUTCDay();
  const day = (((today + 3 + 6) % 7) + 1) as Weekday;
  return { days: [day], opens: 0, closes: 1_439 };
}

/**
 * What a window keeps from being ordered is refused at every server at once; `other` may be the same server. The rules of edges and of
 * combos: `src/http/routes/menuHourRoutes.test.ts`.
 */
export function describeMenuHours(server: () => Address, other: () => Address): void {
  const people = signedInPeople(server);
  const ordered = (): ProductId => productId(people.customer.draft.lines[0]?.productId ?? 0);
  const setProduct = (windows: readonly MenuWindow[]) =>
    askStrictly(server(), updateProduct, { id: ordered(), windows }, people.owner);
  const order = (key: string = randomUUID()) =>
    ask(other(), placeOrder, { payload: orderToWire(people.customer.draft), key }, people.customer.token);

  describe('a menu by the hour', () => {
    afterEach(() => setProduct([]));

    it('a product outside of its windows stays in view, and an order of it is refused with the moment', async () => {
      expect((await order()).status).toBe(201);
      const changed = await setProduct([anotherDay()]);
      expect(changed.windows).toEqual([anotherDay()]);
      const product = await askStrictly(server(), getProduct, ordered());
      expect(product).toMatchObject({ available: true, windows: [anotherDay()] });
      const from = product?.availableFrom ?? 0;
      expect(from).toBeGreaterThan(Date.now());
      expect(from).toBeLessThan(Date.now() + 6 * dayMs);
      const refused = await order();
      expect(refused.status).toBe(409);
      expect(orderChangesFromBody(refused.body)?.changes).toContainEqual(
        expect.objectContaining({ reason: 'hours', name: product?.name, from }),
      );
      await setProduct([]);
      expect((await order()).status).toBe(201);
    });

    it('a category gives its windows to the products without their own', async () => {
      const [first] = await askStrictly(server(), getOrderedCategories, undefined);
      if (!first) throw new Error('The menu has no category.');
      const rename = (windows: readonly MenuWindow[]) =>
        askStrictly(server(), renameCategory, { id: first.id, name: first.name, windows }, people.owner);
      await rename([anotherDay()]);
      const products = await askStrictly(server(), getCategoryProducts, first.id);
      expect(products.every(({ availableFrom }) => availableFrom !== undefined)).toBe(true);
      const [shown] = await askStrictly(server(), getOrderedCategories, undefined);
      expect(shown).toEqual({ ...first, windows: [anotherDay()] });
      await rename([]);
      expect(await askStrictly(server(), getOrderedCategories, undefined)).toContainEqual(first);
    });
  });
}
