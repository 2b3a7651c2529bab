import {
  createCategory,
  createExtra,
  createProduct,
  deleteCategory,
  deleteExtra,
  deleteImage,
  deleteProduct,
  getAdminProducts,
  getCategoryProducts,
  getExtras,
  getHome,
  getOrderedCategories,
  getProduct,
  getProductExtraIds,
  getShop,
  renameCategory,
  reorderCategories,
  restoreProduct,
  setProductExtras,
  signUpload,
  updateExtra,
  updateProduct,
  updateShop,
} from '@crepas/api';
import { type Cents, categoryId, extraId, productId } from '@crepas/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import type { Address } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

/** Rules of the menu, for both databases. */
export function describeMenuRules(server: () => Address): void {
  let owner: string;
  let staff: string;
  beforeAll(async () => {
    owner = await signInOwner(server());
    staff = await signInStaff(server());
  });

  it('the owner builds a menu, and every change is visible to the next read', async () => {
    const category = await askStrictly(server(), createCategory, 'De temporada', owner);
    await askStrictly(server(), renameCategory, { id: category.id, name: 'Solo hoy' }, owner);
    const extra = await askStrictly(
      server(),
      createExtra,
      { name: 'Granada', description: 'Fresca.', price: 1050 as Cents },
      owner,
    );
    const product = await askStrictly(
      server(),
      createProduct,
      { name: 'Crepa de granada', categoryId: category.id, price: 8950 as Cents },
      owner,
    );
    await askStrictly(server(), setProductExtras, { product: product.id, extras: [extra.id] }, owner);
    expect(await askStrictly(server(), getCategoryProducts, category.id)).toEqual([product]);
    expect(await askStrictly(server(), getProductExtraIds, product.id)).toEqual([extra.id]);

    const hidden = { id: product.id, available: false };
    expect(await askStrictly(server(), updateProduct, hidden, staff)).toEqual({ ...product, ...hidden });
    expect(await askStrictly(server(), getCategoryProducts, category.id)).toEqual([]);
    expect(await askStrictly(server(), getAdminProducts, category.id, staff)).toHaveLength(1);

    expect(await ask(server(), deleteCategory, category.id, owner)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('1 producto') },
    });
    await askStrictly(server(), deleteProduct, product.id, owner);
    await askStrictly(server(), deleteExtra, extra.id, owner);
    await askStrictly(server(), deleteCategory, category.id, owner);
    expect(await askStrictly(server(), getProduct, product.id)).toBeNull();
    expect((await askStrictly(server(), getExtras, undefined)).map(({ id }) => id)).not.toContain(extra.id);
  });

  it('a hidden extra is marked as hidden', async () => {
    const [extra] = await askStrictly(server(), getExtras, undefined);
    if (!extra) throw new Error('The demo menu has no extras.');
    const hidden = await askStrictly(server(), updateExtra, { id: extra.id, available: false }, staff);
    expect(hidden).toEqual({ ...extra, available: false });
    await askStrictly(server(), updateExtra, { id: extra.id, available: true }, staff);
  });

  it('concurrent reads return the categories in the order that was saved last', async () => {
    const before = (await askStrictly(server(), getOrderedCategories, undefined)).map(({ id }) => id);
    const wished = [before, [...before].reverse()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(server(), reorderCategories, wished[index % 2] ?? [], owner),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const after = (await askStrictly(server(), getOrderedCategories, undefined)).map(({ id }) => id);
    expect(wished).toContainEqual(after);
    await askStrictly(server(), reorderCategories, before, owner);
    expect(await ask(server(), reorderCategories, before.slice(1), owner)).toMatchObject({ status: 409 });
  });

  it('the home call equals the separate calls, and contains the owner’s changes of the shop', async () => {
    const changed = await askStrictly(server(), updateShop, { message: 'Hoy hay flan.' }, owner);
    const home = await askStrictly(server(), getHome, undefined);
    expect(await askStrictly(server(), getShop, undefined)).toEqual(changed);
    // A setting of the owner that customers have no use for.
    const { autoRejectMinutes: _, takesWithoutCode: __, features, ...shown } = changed;
    // The first screen reads only the features of the store.
    expect(home.shop).toEqual({ ...shown, features: features.slice(0, home.shop.features.length) });
    expect(home.shop.features).toContain('pasados');
    expect(home.categories).toEqual(await askStrictly(server(), getOrderedCategories, undefined));
    expect(home.products).toEqual(
      await askStrictly(server(), getCategoryProducts, home.categoryId ?? categoryId(0)),
    );
  });

  it('an uploaded picture stays while its deleted product can be restored, and goes when no product shows it', async () => {
    const form = new FormData();
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    form.set('file', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'pixel.png');
    const fields = await askStrictly(server(), signUpload, undefined, owner);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const uploaded = await fetch(`${server().url}/image-host/v1_1/demo-crepas/image/upload`, {
      method: 'POST',
      body: form,
    });
    const { secure_url: imageUrl, public_id: publicId } = await uploaded.json();
    expect((await fetch(imageUrl)).status).toBe(200);

    const [category] = await askStrictly(server(), getOrderedCategories, undefined);
    const product = await askStrictly(
      server(),
      createProduct,
      { name: 'Con foto', categoryId: category?.id ?? categoryId(0), imageUrl },
      owner,
    );
    const removeImage = () => askStrictly(server(), deleteImage, { publicId, fullUrl: imageUrl }, owner);
    await askStrictly(server(), deleteProduct, product.id, owner);
    await removeImage();
    expect((await fetch(imageUrl)).status).toBe(200);

    expect(await askStrictly(server(), restoreProduct, product.id, owner)).toEqual(product);
    await askStrictly(server(), updateProduct, { id: product.id, imageUrl: '' }, owner);
    await removeImage();
    expect((await fetch(imageUrl)).status).toBe(404);
    await removeImage();
    await askStrictly(server(), deleteProduct, product.id, owner);
  });

  describe('staff who do not own the shop are refused', () => {
    const name = 'De la cocina';
    it.each([
      ['a new category', () => ask(server(), createCategory, name, staff)],
      ['another name', () => ask(server(), renameCategory, { id: categoryId(1), name }, staff)],
      ['another order', () => ask(server(), reorderCategories, [categoryId(1)], staff)],
      ['to delete a category', () => ask(server(), deleteCategory, categoryId(1), staff)],
      ['a new product', () => ask(server(), createProduct, { name, categoryId: categoryId(1) }, staff)],
      ['another price', () => ask(server(), updateProduct, { id: productId(1), price: 100 as Cents }, staff)],
      ['to delete a product', () => ask(server(), deleteProduct, productId(1), staff)],
      ['other extras', () => ask(server(), setProductExtras, { product: productId(1), extras: [] }, staff)],
      ['to delete an extra', () => ask(server(), deleteExtra, extraId(1), staff)],
      ['another shop', () => ask(server(), updateShop, { name }, staff)],
    ])('%s', async (_, attempt) => {
      expect(await attempt()).toMatchObject({ status: 403, body: { error: expect.any(String) } });
    });
  });
}
