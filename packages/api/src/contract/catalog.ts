import { type CategoryId, type ExtraId, extraId, type ProductId } from '@crepas/domain';
import * as v from 'valibot';
import { type CategoryWire, categoryFromWire, categoryWire } from '../codecs/category.ts';
import { type ExtraWire, extraFromWire, extraWire, linkedExtraIdWire } from '../codecs/extra.ts';
import { type ProductWire, productFromWire, productWire } from '../codecs/product.ts';
import { defineCall, sendNothing } from '../wire/call.ts';
import { id } from '../wire/fields.ts';

/** What customers read of the menu: home's first load contains these calls, so the staff's are in other files. */

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

/** In shop order, for the home page. */
export const getOrderedCategories = defineCall({
  method: 'GET',
  path: '/category-asc',
  access: 'public',
  status: 200,
  answer: v.array(categoryWire),
  send: sendNothing,
  decode: (wire: CategoryWire[]) => wire.map(categoryFromWire),
});

export const getExtras = defineCall({
  method: 'GET',
  path: '/ingredientes',
  access: 'public',
  status: 200,
  answer: v.array(extraWire),
  send: sendNothing,
  decode: (wire: ExtraWire[]) => wire.map(extraFromWire),
});

export const getProductExtraIds = defineCall({
  method: 'GET',
  path: '/producto-ingredientes/:id',
  access: 'public',
  status: 200,
  params: v.object({ id }),
  answer: v.array(linkedExtraIdWire),
  send: (product: ProductId) => ({ params: { id: product } }),
  decode: (ids: number[]): ExtraId[] => ids.map(extraId),
});
