import {
  categoryToWire,
  countedCategoryToWire,
  createCategory as createCategoryCall,
  deleteCategory as deleteCategoryCall,
  getAllCategories,
  getCountedCategories,
  getOrderedCategories,
  renameCategory as renameCategoryCall,
  reorderCategories as reorderCategoriesCall,
  restoreCategory as restoreCategoryCall,
} from '@crepas/api';
import { categoryId } from '@crepas/domain';
import {
  createCategory,
  deleteCategory,
  renameCategory,
  reorderCategories,
  restoreCategory,
} from '../../catalog/changeCategories.ts';
import { productsIn } from '../../catalog/menu.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { menuRoute, menuWrite } from '../menuRoute.ts';
import { done } from '../route.ts';

export function categoryRoutes(api: Api): void {
  const { database } = api;

  menuRoute(api, getCountedCategories, (menu) =>
    menu.categories.map((category) =>
      countedCategoryToWire({ ...category, productCount: productsIn(menu, category.id).length }),
    ),
  );
  menuRoute(api, getOrderedCategories, ({ categories }) => categories.map(categoryToWire));
  menuRoute(api, getAllCategories, ({ categories }) => categories.map(categoryToWire));

  menuWrite(api, createCategoryCall, async ({ body, by }) => {
    const outcome = await createCategory(database, body.nombre, by);
    if (outcome.kind === 'nameTaken') throw nameTaken(body.nombre);
    return categoryToWire(outcome.category);
  });

  menuWrite(api, renameCategoryCall, async ({ params, body, by }) => {
    const { kind } = await renameCategory(database, categoryId(params.id), body.nombre, by);
    if (kind === 'missing') throw noCategory();
    if (kind === 'nameTaken') throw nameTaken(body.nombre);
    return done;
  });

  menuWrite(api, deleteCategoryCall, async ({ params, by }) => {
    const outcome = await deleteCategory(database, categoryId(params.id), by);
    if (outcome.kind === 'missing') throw noCategory();
    if (outcome.kind === 'hasProducts') throw new HttpError(409, hasProductsText(outcome.count));
    return done;
  });

  menuWrite(api, restoreCategoryCall, async ({ params, by }) => {
    const outcome = await restoreCategory(database, categoryId(params.id), by);
    if (outcome.kind === 'missing') throw new HttpError(404, 'No hay una categoría borrada con ese número.');
    if (outcome.kind === 'nameTaken') throw nameTaken(outcome.name);
    return categoryToWire(outcome.category);
  });

  menuWrite(api, reorderCategoriesCall, async ({ body, by }) => {
    const listed = [...body].sort((a, b) => a.orden - b.orden);
    if (listed.some(({ orden }, index) => orden !== index + 1)) {
      throw new HttpError(422, 'El orden debe ir de 1 en adelante, sin huecos ni repetidos.');
    }
    const isDone = await reorderCategories(
      database,
      listed.map(({ id }) => categoryId(id)),
      by,
    );
    if (!isDone) {
      throw new HttpError(409, 'Las categorías cambiaron mientras tanto. Vuelve a cargarlas.');
    }
    return done;
  });
}

const noCategory = () => new HttpError(404, 'Esa categoría no existe.');
const nameTaken = (name: string) => new HttpError(409, `Ya hay una categoría llamada «${name}».`);

const hasProductsText = (count: number) =>
  `La categoría tiene ${count} ${count === 1 ? 'producto' : 'productos'}: bórralos o cámbialos de categoría primero.`;
