import { type Category, type CountedCategory, categoryId } from '@crepas/domain';
import * as v from 'valibot';
import { textField } from '../wire/fieldKinds.ts';
import { id, text, whole } from '../wire/fields.ts';
import type { FieldTable } from '../wire/fieldTable.ts';

/** What is known of a category's fields: requests, forms and the change log follow from it. */
export const categoryFields = {
  name: textField('nombre', 'Nombre', { max: 60, isRequired: true }),
} satisfies FieldTable<Pick<Category, 'name'>>;

/** Backends use two spellings for a category: `id`/`nombre` and `categoria_id`/`categoria_nombre`. */
export const categoryWire = v.union([
  v.object({ id, nombre: text }),
  v.pipe(
    v.object({ categoria_id: id, categoria_nombre: text }),
    v.transform((wire) => ({ id: wire.categoria_id, nombre: wire.categoria_nombre })),
  ),
]);
export type CategoryWire = v.InferOutput<typeof categoryWire>;

export const countedCategoryWire = v.union([
  v.object({ categoria_id: id, categoria_nombre: text, total_productos: whole }),
  v.pipe(
    v.object({ id, nombre: text, total_productos: whole }),
    v.transform(({ id, nombre, total_productos }) => ({
      categoria_id: id,
      categoria_nombre: nombre,
      total_productos,
    })),
  ),
]);
export type CountedCategoryWire = v.InferOutput<typeof countedCategoryWire>;

export const categoryFromWire = (wire: CategoryWire): Category => ({
  id: categoryId(wire.id),
  name: wire.nombre,
});

export const categoryToWire = (category: Category): CategoryWire => ({
  id: category.id,
  nombre: category.name,
});

export const countedCategoryFromWire = (wire: CountedCategoryWire): CountedCategory => ({
  id: categoryId(wire.categoria_id),
  name: wire.categoria_nombre,
  productCount: wire.total_productos,
});

export const countedCategoryToWire = (category: CountedCategory): CountedCategoryWire => ({
  categoria_id: category.id,
  categoria_nombre: category.name,
  total_productos: category.productCount,
});
