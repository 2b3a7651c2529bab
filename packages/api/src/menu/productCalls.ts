import type { CategoryId, ProductId } from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall, rowsOf } from '../wire/call.ts';
import { byId, id } from '../wire/fields.ts';
import {
  type ProductChange,
  type ProductWire,
  productBody,
  productChangeToWire,
  productFromWire,
  productWire,
} from './product.ts';

/** All products of a category, including hidden ones. */
export const getAdminProducts = defineCall({
  method: 'GET',
  path: '/admin',
  access: 'staff',
  query: v.object({ categoria: id }),
  ...rowsOf(productWire),
  send: (categoria: CategoryId) => ({ query: { categoria } }),
  decode: (wire: ProductWire[]) => wire.map(productFromWire),
});

export const createProduct = defineCall({
  method: 'POST',
  path: '/products',
  access: 'menu',
  status: 201,
  body: v.object({
    ...v.partial(productBody).entries,
    nombre: productBody.entries.nombre,
    categoria: productBody.entries.categoria,
  }),
  answer: productWire,
  send: (product: ProductChange) => ({ body: productChangeToWire(product) }),
  decode: productFromWire,
});

export const updateProduct = defineCall({
  method: 'PUT',
  path: '/products/:id',
  access: 'menu',
  params: v.object({ id }),
  body: v.partial(productBody),
  answer: productWire,
  send: (change: ProductChange & { readonly id: ProductId }) => ({
    params: { id: change.id },
    body: productChangeToWire(change),
  }),
  decode: productFromWire,
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/products/:id',
  access: 'menu',
  ...byId<ProductId>(),
  ...withoutAnswer,
});

/** Extension: a deleted product comes back under its number, with its extras; 409 when it cannot. */
export const restoreProduct = defineCall({
  method: 'POST',
  path: '/products/:id/restaurar',
  isExtension: true,
  access: 'menu',
  ...byId<ProductId>(),
  answer: productWire,
  decode: productFromWire,
});
