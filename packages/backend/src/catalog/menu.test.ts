import { type Cents, categoryId, type Product, productId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { type Menu, productsIn } from './menu.ts';
import { availableIn, promotedProducts } from './offer.ts';

const dulces = categoryId(1);
const bebidas = categoryId(2);

const aProduct = (id: number, changes: Partial<Product> = {}): Product => ({
  id: productId(id),
  name: `Producto ${id}`,
  description: '',
  price: 6_500 as Cents,
  categoryId: dulces,
  available: true,
  imageUrl: '',
  isCombo: false,
  isPromoted: false,
  isComboEligible: false,
  ...changes,
});

const menuOf = (products: readonly Product[]) => ({ products }) as Menu;
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

describe('a product that is hidden', () => {
  const menu = menuOf([
    aProduct(1, { isPromoted: true }),
    aProduct(2, { isPromoted: true, available: false }),
    aProduct(3),
    aProduct(4, { categoryId: bebidas }),
  ]);

  it('is not promoted', () => {
    expect(idsOf(promotedProducts(menu))).toEqual([1]);
  });

  it('is listed in its category for staff and not for customers', () => {
    expect(idsOf(productsIn(menu, dulces))).toEqual([1, 2, 3]);
    expect(idsOf(availableIn(menu, dulces))).toEqual([1, 3]);
    expect(idsOf(availableIn(menu, bebidas))).toEqual([4]);
  });
});
