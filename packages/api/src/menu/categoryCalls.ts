import { type Category, type CategoryId, categoryPositions } from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall, rowsOf } from '../wire/call.ts';
import { byId, id } from '../wire/fields.ts';
import { entriesOf, fieldsToWire } from '../wire/fieldTable.ts';
import { listOf } from '../wire/requestFields.ts';
import {
  type CategoryWire,
  type CountedCategoryWire,
  categoryFields,
  categoryFromWire,
  categoryWire,
  countedCategoryFromWire,
  countedCategoryWire,
} from './category.ts';

const readCategories = (wire: CategoryWire[]) => wire.map(categoryFromWire);
const { nombre, ventanas } = entriesOf(categoryFields, 'request');
const categoryBody = v.object({ nombre, ventanas: v.optional(ventanas) });
export type CategoryBody = v.InferOutput<typeof categoryBody>;

/** More than any menu has. */
const maxCategories = 200;

/** In shop order, with the number of products in each. */
export const getCountedCategories = defineCall({
  method: 'GET',
  path: '/categories/with-product-count',
  access: 'public',
  ...rowsOf(countedCategoryWire),
  decode: (wire: CountedCategoryWire[]) => wire.map(countedCategoryFromWire),
});

export const getAllCategories = defineCall({
  method: 'GET',
  path: '/allcategories',
  access: 'public',
  ...rowsOf(categoryWire),
  decode: readCategories,
});

export const createCategory = defineCall({
  method: 'POST',
  path: '/create-category',
  access: 'menu',
  status: 201,
  body: categoryBody,
  answer: categoryWire,
  send: (nombre: string) => ({ body: { nombre } }),
  decode: categoryFromWire,
});

/** Refused with 409 while the category has products (decision A4). */
export const deleteCategory = defineCall({
  method: 'DELETE',
  path: '/category/:id',
  access: 'menu',
  ...byId<CategoryId>(),
  ...withoutAnswer,
});

/** Takes the ids of all categories in their new order; positions start at 1 (spec §9). */
export const reorderCategories = defineCall({
  method: 'POST',
  path: '/categories/update-order',
  access: 'menu',
  body: listOf(v.object({ id, orden: id }), maxCategories),
  ...withoutAnswer,
  send: (ids: readonly CategoryId[]) => ({
    body: categoryPositions(ids).map(({ id, position }) => ({ id, orden: position })),
  }),
});

/** Changes its windows too, where they are given. Only 204 means success (spec §7). */
export const renameCategory = defineCall({
  method: 'PUT',
  path: '/categories/update-name/:id',
  access: 'menu',
  status: 204,
  isStatusExact: true,
  params: v.object({ id }),
  body: categoryBody,
  ...withoutAnswer,
  send: ({ id, ...fields }: Pick<Category, 'id' | 'name'> & Partial<Category>) => ({
    params: { id },
    body: fieldsToWire(categoryFields, fields),
  }),
});

/** Extension: a deleted category comes back under its number; 409 when its name was taken meanwhile. */
export const restoreCategory = defineCall({
  method: 'POST',
  path: '/category/:id/restaurar',
  isExtension: true,
  access: 'menu',
  ...byId<CategoryId>(),
  answer: categoryWire,
  decode: categoryFromWire,
});
