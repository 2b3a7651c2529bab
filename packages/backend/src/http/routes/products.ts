import {
  createProduct as createProductCall,
  deleteProduct as deleteProductCall,
  getAdminProducts,
  momentToWire,
  type ProductWire,
  productChangeFromWire,
  restoreProduct as restoreProductCall,
  setProductSoldOut as setProductSoldOutCall,
  staffProductToWire,
  updateProduct,
} from '@crepas/api';
import { categoryId, productId } from '@crepas/domain';
import {
  changeProduct,
  createProduct,
  deleteProduct,
  type ProductOutcome,
  restoreProduct,
} from '../../catalog/changeProducts.ts';
import { productsIn } from '../../catalog/menu.ts';
import { setProductSoldOut } from '../../catalog/soldOut.ts';
import { editorOf } from '../../changes/Editor.ts';
import type { Api } from '../Api.ts';
import { requireOwnerUnlessHiding } from '../caller.ts';
import { HttpError } from '../HttpError.ts';
import { done, route } from '../route.ts';

export function productRoutes(api: Api): void {
  const { database, menu } = api;

  route(api, getAdminProducts, ({ query }) =>
    productsIn(menu.menu(), categoryId(query.categoria)).map(staffProductToWire),
  );

  route(api, createProductCall, async ({ body, request }) => {
    const { nombre, categoria } = body;
    const fields = { ...productChangeFromWire(body), name: nombre, categoryId: categoryId(categoria) };
    const outcome = await createProduct(database, fields, editorOf(request));
    const product = answer(outcome);
    await menu.refresh();
    return product;
  });

  route(api, updateProduct, async ({ params, body, request }) => {
    requireOwnerUnlessHiding(request.caller, body);
    const change = productChangeFromWire(body);
    const outcome = await changeProduct(database, productId(params.id), change, editorOf(request));
    const product = answer(outcome);
    await menu.refresh();
    return product;
  });

  route(api, setProductSoldOutCall, async ({ params, body, request }) => {
    const { agotado } = body;
    const outcome = await setProductSoldOut(database, productId(params.id), agotado, editorOf(request));
    if (outcome.kind === 'missing') throw noProduct();
    await menu.refresh();
    return { agotado_hasta: momentToWire(outcome.soldOutUntil) };
  });

  route(api, deleteProductCall, async ({ params, request }) => {
    if (!(await deleteProduct(database, productId(params.id), editorOf(request)))) throw noProduct();
    await menu.refresh();
    return done;
  });

  route(api, restoreProductCall, async ({ params, request }) => {
    const outcome = await restoreProduct(database, productId(params.id), editorOf(request));
    if (outcome.kind === 'missing') throw new HttpError(404, 'No hay un producto borrado con ese número.');
    if (outcome.kind === 'categoryMissing') {
      throw new HttpError(409, 'Su categoría también se borró: restaura primero la categoría.');
    }
    await menu.refresh();
    return staffProductToWire(outcome.product);
  });
}

const noProduct = () => new HttpError(404, 'Ese producto no existe.');

function answer(outcome: ProductOutcome): ProductWire {
  switch (outcome.kind) {
    case 'saved':
      return staffProductToWire(outcome.product);
    case 'missing':
      throw noProduct();
    case 'unknownCategory':
      throw new HttpError(422, 'Esa categoría no existe.');
  }
}
