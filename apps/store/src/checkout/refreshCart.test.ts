import {
  addToCart,
  type Cart,
  type Choice,
  categoryId,
  centsFromPesos,
  type Extra,
  emptyCart,
  extraId,
  type Product,
  productId,
} from '@crepas/domain';
import { expect, it } from 'vitest';
import type { FreshMenu } from './freshMenu.ts';
import { refreshCart } from './refreshCart.ts';

const aProduct = (id: number, change: Partial<Product> = {}): Product => ({
  id: productId(id),
  name: `Crepa ${id}`,
  description: '',
  price: centsFromPesos(80),
  categoryId: categoryId(1),
  available: true,
  imageUrl: '',
  isCombo: false,
  isPromoted: false,
  isComboEligible: false,
  ...change,
});

const anExtra = (id: number, pesos = 15): Extra => ({
  id: extraId(id),
  name: `Extra ${id}`,
  description: '',
  price: centsFromPesos(pesos),
  available: true,
});

const aCart = (...choices: Partial<Choice>[]): Cart =>
  choices
    .map((choice) => ({ product: aProduct(1), quantity: 1, extras: [], crepas: [], ...choice }))
    .reduce(addToCart, emptyCart);

const aMenu = (menu: { products?: Product[]; extras?: Extra[]; crepas?: Product[] }): FreshMenu => ({
  product: (id) => menu.products?.find((product) => product.id === id) ?? null,
  extrasOf: () => menu.extras ?? [],
  comboCrepas: menu.crepas ?? [],
});

it('takes over new prices of products and extras', () => {
  const cart = refreshCart(
    aCart({ quantity: 2, extras: [anExtra(7)] }),
    aMenu({ products: [aProduct(1, { price: centsFromPesos(95) })], extras: [anExtra(7, 20)] }),
  );
  expect(cart).toMatchObject([{ quantity: 2, product: { price: 9500 }, extras: [{ price: 2000 }] }]);
});

it.each([
  ['deleted', []],
  ['unavailable', [aProduct(1, { available: false })]],
])('leaves out a product that is %s', (_, products) => {
  expect(refreshCart(aCart({}), aMenu({ products }))).toEqual([]);
});

it('leaves out an extra that is no longer offered, and joins lines that became the same', () => {
  const cart = refreshCart(aCart({}, { extras: [anExtra(7)] }), aMenu({ products: [aProduct(1)] }));
  expect(cart).toMatchObject([{ quantity: 2, extras: [] }]);
});

it('leaves out a combo that lost one of its crepas', () => {
  const combo = aProduct(9, { isCombo: true });
  const crepas = [aProduct(2), aProduct(3), aProduct(4)];
  const cart = aCart({ product: combo, crepas });
  expect(refreshCart(cart, aMenu({ products: [combo], crepas }))).toHaveLength(1);
  expect(refreshCart(cart, aMenu({ products: [combo], crepas: crepas.slice(1) }))).toEqual([]);
});
