import {
  categoryToWire,
  createCategory as createCategoryCall,
  deleteCategory as deleteCategoryCall,
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
import { editorOf } from '../../changes/Editor.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { done, route } from '../route.ts';

export function categoryWriteRoutes(api: Api): void {
  const { database, menu } = api;

  route(api, createCategoryCall, async ({ body, request }) => {
    const outcome = await createCategory(database, body.nombre, editorOf(request));
    if (outcome.kind === 'nameTaken') throw nameTaken(body.nombre);
    await menu.refresh();
    return categoryToWire(outcome.category);
  });

  route(api, renameCategoryCall, async ({ params, body, request }) => {
    const { kind } = await renameCategory(database, categoryId(params.id), body.nombre, editorOf(request));
    if (kind === 'missing') throw noCategory();
    if (kind === 'nameTaken') throw nameTaken(body.nombre);
    await menu.refresh();
    return done;
  });

  route(api, deleteCategoryCall, async ({ params, request }) => {
    const outcome = await deleteCategory(database, categoryId(params.id), editorOf(request));
    if (outcome.kind === 'missing') throw noCategory();
    if (outcome.kind === 'hasProducts') throw new HttpError(409, hasProductsText(outcome.count));
    await menu.refresh();
    return done;
  });

  route(api, restoreCategoryCall, async ({ params, request }) => {
    const outcome = await restoreCategory(database, categoryId(params.id), editorOf(request));
    if (outcome.kind === 'missing') throw new HttpError(404, 'No hay una categoría borrada con ese número.');
    if (outcome.kind === 'nameTaken') throw nameTaken(outcome.name);
    await menu.refresh();
    return categoryToWire(outcome.category);
  });

  route(api, reorderCategoriesCall, async ({ body, request }) => {
    const listed = [...body].sort((a, b) => a.orden - b.orden);
    if (listed.some(({ orden }, index) => orden !== index + 1)) {
      throw new HttpError(422, 'El orden debe ir de 1 en adelante, sin huecos ni repetidos.');
    }
    const isDone = await reorderCategories(
      database,
      listed.map(({ id }) => categoryId(id)),
      editorOf(request),
    );
    if (!isDone) {
      throw new HttpError(409, 'Las categorías cambiaron mientras tanto. Vuelve a cargarlas.');
    }
    await menu.refresh();
    return done;
  });
}

const noCategory = () => new HttpError(404, 'Esa categoría no existe.');
const nameTaken = (name: string) => new HttpError(409, `Ya hay una categoría llamada «${name}».`);

const hasProductsText = (count: number) =>
  `La categoría tiene ${count} ${count === 1 ? 'producto' : 'productos'}: bórralos o cámbialos de categoría primero.`;
