import {
  getActiveOrders,
  getAdminProducts,
  getAllCategories,
  getCategoryProducts,
  getComboCrepas,
  getCountedCategories,
  getExtras,
  getOrderedCategories,
  getProduct,
  getProductExtraIds,
  getPromo,
  getShop,
} from '@crepas/api';
import { productId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import type { Address } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

/** Public reads of the demo menu, and refusals. */
export function describeReads(server: () => Address): void {
  describe('the demo menu', () => {
    it('has categories, products, extras, promotions and crepas for combos', async () => {
      const counted = await askStrictly(server(), getCountedCategories, undefined);
      expect(counted.length).toBeGreaterThanOrEqual(6);
      expect(counted.reduce((sum, { productCount }) => sum + productCount, 0)).toBeGreaterThanOrEqual(32);
      expect((await askStrictly(server(), getExtras, undefined)).length).toBeGreaterThanOrEqual(12);
      expect((await askStrictly(server(), getPromo, undefined)).length).toBeGreaterThanOrEqual(5);
      expect((await askStrictly(server(), getComboCrepas, undefined)).length).toBeGreaterThanOrEqual(10);
    });

    it('is the same in all its calls', async () => {
      const ordered = await askStrictly(server(), getOrderedCategories, undefined);
      const all = await askStrictly(server(), getAllCategories, undefined);
      expect(new Set(all)).toEqual(new Set(ordered));
      const staff = await signInStaff(server());
      for (const { id } of ordered) {
        const products = await askStrictly(server(), getCategoryProducts, id);
        expect(products.every(({ categoryId, available }) => categoryId === id && available)).toBe(true);
        expect(await askStrictly(server(), getAdminProducts, id, staff)).toEqual(products);
        for (const product of products.slice(0, 2)) {
          expect(await askStrictly(server(), getProduct, product.id)).toEqual(product);
          await askStrictly(server(), getProductExtraIds, product.id);
        }
      }
    });

    it('has a picture for every product', async () => {
      const categories = await askStrictly(server(), getOrderedCategories, undefined);
      const lists = await Promise.all(
        categories.map(({ id }) => askStrictly(server(), getCategoryProducts, id)),
      );
      for (const { imageUrl } of lists.flat()) {
        const response = await fetch(server().url + imageUrl, { method: 'HEAD' });
        expect([imageUrl, response.status]).toEqual([imageUrl, 200]);
      }
    });
  });

  it('answers the shop’s name and settings', async () => {
    expect(await askStrictly(server(), getShop, undefined)).toMatchObject({
      name: 'Crepatlán',
      tagline: 'La tierra de las crepas',
      deliveryMinutes: 45,
    });
  });

  it('answers an empty list for an unknown product', async () => {
    expect(await askStrictly(server(), getProduct, productId(99_999))).toBeNull();
  });

  it('answers 304 for an unchanged menu', async () => {
    const first = await ask(server(), getPromo, undefined);
    const again = await fetch(`${server().url}/api/promo`, {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  describe('refusals', () => {
    it.each([
      ['GET', '/api/nothing', 404],
      ['POST', '/api/promo', 405],
      ['GET', '/api/category', 400, 'categoria'],
      ['GET', '/api/admin?categoria=1', 401],
      ['GET', '/api/active-orders', 401],
    ])('%s %s is answered with %s and a sentence', async (method, path, status, campo?: string) => {
      const response = await fetch(server().url + path, { method });
      expect(await response.json()).toEqual({ error: expect.any(String), ...(campo && { campo }) });
      expect(response.status).toBe(status);
    });

    it('an unsigned token of another project is refused', async () => {
      const forged = `${btoa('{"alg":"none"}')}.${btoa('{"aud":"other","role":"owner"}')}.`;
      expect(await ask(server(), getActiveOrders, undefined, forged)).toMatchObject({ status: 401 });
    });
  });

  describe.skipIf(isElsewhere)('the pages beside the API', () => {
    it.each([
      ['/', 'app-config'],
      ['/home', 'app-config'],
      ['/admin', 'app-config'],
    ])('GET %s is a page with the configuration of its server', async (path, element) => {
      const response = await fetch(server().url + path);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
      expect(await response.text()).toContain(`id="${element}"`);
    });
  });
}
