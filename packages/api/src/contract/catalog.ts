import type { CategoryId, ProductId } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall, sendNothing } from '../call.ts';
import { type ProductWire, productFromWire, productWire } from '../codecs/product.ts';
import { id } from '../fields.ts';

const products = v.array(productWire);
const readProducts = (wire: ProductWire[]) => wire.map(productFromWire);

/** Promoted products. An answer also means that the shop is not in maintenance. */
export const getPromo = defineCall({
  method: 'GET',
  path: '/promo',
  access: 'public',
  status: 200,
  answer: products,
  send: sendNothing,
  decode: readProducts,
});

/** The available products of a category. */
export const getCategoryProducts = defineCall({
  method: 'GET',
  path: '/category',
  access: 'public',
  status: 200,
  query: v.object({ categoria: id }),
  answer: products,
  send: (categoria: CategoryId) => ({ query: { categoria } }),
  decode: readProducts,
});

/** The crepas that may be chosen inside a combo. */
export const getComboCrepas = defineCall({
  method: 'GET',
  path: '/crepa-combo',
  access: 'public',
  status: 200,
  answer: products,
  send: sendNothing,
  decode: readProducts,
});

/** One product, or null when there is none. */
export const getProduct = defineCall({
  method: 'GET',
  path: '/modal',
  access: 'public',
  status: 200,
  query: v.object({ id }),
  answer: products,
  send: (product: ProductId) => ({ query: { id: product } }),
  decode: (wire: ProductWire[]) => readProducts(wire)[0] ?? null,
});
