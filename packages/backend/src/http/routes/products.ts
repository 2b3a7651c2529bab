import {
  createProduct as createProductCall,
  deleteProduct,
  getAdminProducts,
  momentToWire,
  type ProductWire,
  productChangeFromWire,
  restoreProduct as restoreProductCall,
  setProductSoldOut,
  staffProductToWire,
  updateProduct,
} from '@crepas/api';
import { categoryId, productId } from '@crepas/domain';
import {
  changeProduct,
  createProduct,
  type ProductOutcome,
  productEntity,
  restoreProduct,
} from '../../catalog/changeProducts.ts';
import { productsIn } from '../../catalog/menu.ts';
import { withPriceFrom } from '../../catalog/offeredGroups.ts';
import { setSoldOut } from '../../catalog/soldOut.ts';
import { deleteEntity } from '../../changes/changeEntity.ts';
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { menuWrite } from '../menuRoute.ts';
import { refuseBadWindows } from '../menuWindows.ts';
import { done, route } from '../route.ts';

export function productRoutes(api: Api): void {
  route(api, getAdminProducts, ({ query }) => {
    const menu = api.menu.menu();
    return productsIn(menu, categoryId(query.categoria)).map((product) =>
      staffProductToWire(withPriceFrom(menu, product)),
    );
  });

  menuWrite(api, createProductCall, async ({ body, edit }) => {
    const { nombre, categoria, ventanas } = body;
    refuseBadWindows(ventanas);
    const fields = { ...productChangeFromWire(body), name: nombre, categoryId: categoryId(categoria) };
    return answer(await createProduct(edit, fields));
  });

  menuWrite(api, updateProduct, async ({ params, body, edit }) => {
    refuseBadWindows(body.ventanas);
    const change = productChangeFromWire(body);
    return answer(await changeProduct(edit, productId(params.id), change));
  });

  menuWrite(api, setProductSoldOut, async ({ params, body, edit }) => {
    const until = await setSoldOut(edit, 'product', params.id, body.agotado);
    if (until === undefined) throw noProduct();
    return { agotado_hasta: momentToWire(until) };
  });

  menuWrite(api, deleteProduct, async ({ params, edit }) => {
    if (!(await deleteEntity(edit, productEntity, params.id))) throw noProduct();
    return done;
  });

  menuWrite(api, restoreProductCall, async ({ params, edit }) => {
    const outcome = await restoreProduct(edit, productId(params.id));
    if (outcome.kind === 'missing') throw new HttpError(404, 'No hay un producto borrado con ese número.');
    if (outcome.kind === 'unknownCategory') {
      throw new HttpError(409, 'Su categoría también se borró: restaura primero la categoría.');
    }
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
