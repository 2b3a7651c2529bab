import {
  type CategoryBody,
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
import { readWindows } from '../menuWindows.ts';
import { idsInOrder } from '../orderOfIds.ts';
import { done } from '../route.ts';

export function categoryRoutes(api: Api): void {
  menuRoute(api, getCountedCategories, (menu) =>
    menu.categories.map((category) =>
      countedCategoryToWire({ ...category, productCount: productsIn(menu, category.id).length }),
    ),
  );
  menuRoute(api, getOrderedCategories, ({ categories }) => categories.map(categoryToWire));
  menuRoute(api, getAllCategories, ({ categories }) => categories.map(categoryToWire));

  menuWrite(api, createCategoryCall, async ({ body, edit }) => {
    const outcome = await createCategory(edit, fieldsOf(body));
    if (outcome.kind === 'nameTaken') throw nameTaken(outcome);
    return categoryToWire(outcome.category);
  });

  menuWrite(api, renameCategoryCall, async ({ params, body, edit }) => {
    const outcome = await renameCategory(edit, categoryId(params.id), fieldsOf(body));
    if (outcome.kind === 'missing') throw noCategory();
    if (outcome.kind === 'nameTaken') throw nameTaken(outcome);
    return done;
  });

  menuWrite(api, deleteCategoryCall, async ({ params, edit }) => {
    const outcome = await deleteCategory(edit, categoryId(params.id));
    if (outcome.kind === 'missing') throw noCategory();
    if (outcome.kind === 'hasProducts') throw new HttpError(409, hasProductsText(outcome.count));
    return done;
  });

  menuWrite(api, restoreCategoryCall, async ({ params, edit }) => {
    const outcome = await restoreCategory(edit, categoryId(params.id));
    if (outcome.kind === 'missing') throw new HttpError(404, 'No hay una categoría borrada con ese número.');
    if (outcome.kind === 'nameTaken') throw nameTaken(outcome);
    return categoryToWire(outcome.category);
  });

  menuWrite(api, reorderCategoriesCall, async ({ body, edit }) => {
    if (!(await reorderCategories(edit, idsInOrder(body).map(categoryId)))) {
      throw new HttpError(409, 'Las categorías cambiaron mientras tanto. Vuelve a cargarlas.');
    }
    return done;
  });
}

const fieldsOf = ({ nombre, ventanas }: CategoryBody) => ({
  name: nombre,
  ...(ventanas && { windows: readWindows(ventanas) }),
});

const noCategory = () => new HttpError(404, 'Esa categoría no existe.');
const nameTaken = ({ name }: { readonly name: string }) =>
  new HttpError(409, `Ya hay una categoría llamada «${name}».`);

const hasProductsText = (count: number) =>
  `La categoría tiene ${count} ${count === 1 ? 'producto' : 'productos'}: bórralos o cámbialos de categoría primero.`;
