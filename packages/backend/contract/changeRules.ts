import {
  deleteProduct,
  getCategoryProducts,
  getChanges,
  getOrderedCategories,
  getProduct,
  getProductExtraIds,
  restoreProduct,
  updateProduct,
} from '@crepas/api';
import { type Cents, categoryId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import type { Address } from './harness/server.ts';
import { signInOwner } from './harness/signIn.ts';

/** The change log and its restorations, for both databases. */
export function describeChanges(server: () => Address): void {
  describe('the change log', () => {
    async function aProduct() {
      const [category] = await askStrictly(server(), getOrderedCategories, undefined);
      const [product] = await askStrictly(server(), getCategoryProducts, category?.id ?? categoryId(1));
      if (!product) throw new Error('The demo menu has no product.');
      return product;
    }

    it('has the account, the name and both values of a change', async () => {
      const [owner, product] = [await signInOwner(server()), await aProduct()];
      const { id, name, price } = product;
      const changed = (price + 150) as Cents;
      await askStrictly(server(), updateProduct, { id, price: changed }, owner);
      await askStrictly(server(), updateProduct, { id, price }, owner);
      const { changes } = await askStrictly(server(), getChanges, { kind: 'product' }, owner);
      const thing = { by: 'duena@crepas.test', kind: 'product', entityId: id, name, action: 'changed' };
      expect(changes.slice(0, 2)).toMatchObject([
        { ...thing, before: { price: changed }, after: { price } },
        { ...thing, before: { price }, after: { price: changed } },
      ]);
    });

    it('brings a deleted product back, once of many requests at the same time', async () => {
      const [owner, product] = [await signInOwner(server()), await aProduct()];
      const extras = await askStrictly(server(), getProductExtraIds, product.id);
      await askStrictly(server(), deleteProduct, product.id, owner);
      expect(await askStrictly(server(), getProduct, product.id)).toBeNull();
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => ask(server(), restoreProduct, product.id, owner)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
      expect(await askStrictly(server(), getProduct, product.id)).toEqual(product);
      expect(await askStrictly(server(), getProductExtraIds, product.id)).toEqual(extras);
    });
  });
}
