import {
  type Call,
  getAdminProducts,
  getAllCategories,
  getCategoryProducts,
  getComboCrepas,
  getCountedCategories,
  getExtras,
  getHome,
  getOrderedCategories,
  getProduct,
  getProductExtraIds,
  getPromo,
  getShop,
  type ShopFeature,
} from '@crepas/api';
import { categoryId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import type { Address } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

/** Every public read of the demo menu, by the schemas of the contract; single answers: `src/http/routes/menuRoutes.test.ts`. */
export function describeReads(server: () => Address): void {
  const read = <Input, Output, Wire>(call: Call<Input, Output, Wire>, input: Input) =>
    askStrictly(server(), call, input);

  it('the menu is the same in all its calls, and each of its pictures is there', async () => {
    const ordered = await read(getOrderedCategories, undefined);
    expect(new Set(await read(getAllCategories, undefined))).toEqual(new Set(ordered));
    const counted = await read(getCountedCategories, undefined);
    const staff = await signInStaff(server());
    for (const { id } of ordered) {
      const products = await read(getCategoryProducts, id);
      expect(products.every((product) => product.categoryId === id && product.available)).toBe(true);
      expect(await askStrictly(server(), getAdminProducts, id, staff)).toEqual(products);
      expect(counted.find((category) => category.id === id)?.productCount).toBe(products.length);
      for (const product of products.slice(0, 2)) {
        expect(await read(getProduct, product.id)).toEqual(product);
        await read(getProductExtraIds, product.id);
      }
      for (const { imageUrl } of products) {
        const response = await fetch(server().url + imageUrl, { method: 'HEAD' });
        expect([imageUrl, response.status]).toEqual([imageUrl, 200]);
      }
    }
    for (const list of [
      read(getPromo, undefined),
      read(getComboCrepas, undefined),
      read(getExtras, undefined),
    ])
      expect(await list).not.toEqual([]);
  });

  it('the home call equals the separate calls', async () => {
    const home = await read(getHome, undefined);
    // Without the settings of the owner: that there is one for orders without a code is not said before they are taken, and home does not
    // speak of promo codes, nor of what only the staff's tool asks for.
    const shop = await read(getShop, undefined);
    const isAtHome = (feature: ShopFeature) =>
      !['codigos', 'antes'].includes(feature) && (feature !== 'sin_codigo' || shop.takesWithoutCode);
    const features = shop.features.filter(isAtHome);
    expect(home.shop).toEqual({ ...shop, features });
    expect(home.promo).toEqual(await read(getPromo, undefined));
    expect(home.categories).toEqual(await read(getOrderedCategories, undefined));
    expect(home.products).toEqual(await read(getCategoryProducts, home.categoryId ?? categoryId(0)));
  });
}
