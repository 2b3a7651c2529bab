import { type Category, type CountedCategory, categoryId } from '@crepas/domain';
import * as v from 'valibot';
import { textField } from '../wire/fieldKinds.ts';
import { id, text, whole } from '../wire/fields.ts';
import type { FieldTable } from '../wire/fieldTable.ts';
import { menuWindowsField, menuWindowsWire, windowsFromWire, windowsToWire } from './menuWindows.ts';

/** What is known of a category's fields: requests, forms and the change log follow from it. */
export const categoryFields = {
  name: textField('nombre', 'Nombre', { max: 60, isRequired: true }),
  windows: menuWindowsField,
} satisfies FieldTable<Omit<Category, 'id'>>;

const ventanas = v.optional(menuWindowsWire);

/** Backends use two spellings for a category: `id`/`nombre` and `categoria_id`/`categoria_nombre`. */
export const categoryWire = v.union([
  v.object({ id, nombre: text, ventanas }),
  v.pipe(
    v.object({ categoria_id: id, categoria_nombre: text, ventanas }),
    v.transform(({ categoria_id, categoria_nombre, ...rest }) => ({
      id: categoria_id,
      nombre: categoria_nombre,
      ...rest,
    })),
  ),
]);
export type CategoryWire = v.InferOutput<typeof categoryWire>;

export const countedCategoryWire = v.union([
  v.object({ categoria_id: id, categoria_nombre: text, total_productos: whole, ventanas }),
  v.pipe(
    v.object({ id, nombre: text, total_productos: whole, ventanas }),
    v.transform(({ id, nombre, ...rest }) => ({ categoria_id: id, categoria_nombre: nombre, ...rest })),
  ),
]);
export type CountedCategoryWire = v.InferOutput<typeof countedCategoryWire>;

export const categoryFromWire = (wire: CategoryWire): Category => ({
  id: categoryId(wire.id),
  name: wire.nombre,
  windows: windowsFromWire(wire.ventanas),
});

export const categoryToWire = (category: Category): CategoryWire => ({
  id: category.id,
  nombre: category.name,
  ...windowsToWire(category.windows),
});

export const countedCategoryFromWire = (wire: CountedCategoryWire): CountedCategory => ({
  id: categoryId(wire.categoria_id),
  name: wire.categoria_nombre,
  productCount: wire.total_productos,
  windows: windowsFromWire(wire.ventanas),
});

export const countedCategoryToWire = (category: CountedCategory): CountedCategoryWire => ({
  categoria_id: category.id,
  categoria_nombre: category.name,
  total_productos: category.productCount,
  ...windowsToWire(category.windows),
});
