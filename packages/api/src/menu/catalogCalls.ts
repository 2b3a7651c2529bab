import { type CategoryId, type ExtraId, extraId, type ProductId } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall, rowsOf } from '../wire/call.ts';
import { byId, id } from '../wire/fields.ts';
import { type CategoryWire, categoryFromWire, categoryWire } from './category.ts';
import { type ExtraWire, extraFromWire, extraWire, linkedExtraIdWire } from './extra.ts';
import { type ProductWire, productFromWire, productWire } from './product.ts';

/** What customers read of the menu. */

const products = rowsOf(productWire);
const readProducts = (wire: ProductWire[]) => wire.map(productFromWire);

/** Promoted products. An answer also means that the shop is not in maintenance. */
export const getPromo = defineCall({
  method: 'GET',
  path: '/promo',
  access: 'public',
  ...products,
  decode: readProducts,
});

export const getCategoryProducts = defineCall({
  method: 'GET',
  path: '/category',
  access: 'public',
  query: v.object({ categoria: id }),
  ...products,
  send: (categoria: CategoryId) => ({ query: { categoria } }),
  decode: readProducts,
});

/** The crepas that may be chosen inside a combo. */
export const getComboCrepas = defineCall({
  method: 'GET',
  path: '/crepa-combo',
  access: 'public',
  ...products,
  decode: readProducts,
});

/** One product, or null when there is none. */
export const getProduct = defineCall({
  method: 'GET',
  path: '/modal',
  access: 'public',
  query: v.object({ id }),
  ...products,
  send: (product: ProductId) => ({ query: { id: product } }),
  decode: (wire: ProductWire[]) => readProducts(wire)[0] ?? null,
});

/** In shop order, for the home page. */
export const getOrderedCategories = defineCall({
  method: 'GET',
  path: '/category-asc',
  access: 'public',
  ...rowsOf(categoryWire),
  decode: (wire: CategoryWire[]) => wire.map(categoryFromWire),
});

export const getExtras = defineCall({
  method: 'GET',
  path: '/ingredientes',
  access: 'public',
  ...rowsOf(extraWire),
  decode: (wire: ExtraWire[]) => wire.map(extraFromWire),
});

export const getProductExtraIds = defineCall({
  method: 'GET',
  path: '/producto-ingredientes/:id',
  access: 'public',
  ...byId<ProductId>(),
  ...rowsOf(linkedExtraIdWire),
  decode: (ids: number[]): ExtraId[] => ids.map(extraId),
});
