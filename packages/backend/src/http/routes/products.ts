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
import type { Api } from '../Api.ts';
import { HttpError } from '../HttpError.ts';
import { menuWrite } from '../menuRoute.ts';
import { done, route } from '../route.ts';

export function productRoutes(api: Api): void {
  const { database, menu } = api;

  route(api, getAdminProducts, ({ query }) =>
    productsIn(menu.menu(), categoryId(query.categoria)).map(staffProductToWire),
  );

  menuWrite(api, createProductCall, async ({ body, by }) => {
    const { nombre, categoria } = body;
    const fields = { ...productChangeFromWire(body), name: nombre, categoryId: categoryId(categoria) };
    return answer(await createProduct(database, fields, by));
  });

  menuWrite(api, updateProduct, async ({ params, body, by }) => {
    const change = productChangeFromWire(body);
    return answer(await changeProduct(database, productId(params.id), change, by));
  });

  menuWrite(api, setProductSoldOutCall, async ({ params, body, by }) => {
    const until = await setProductSoldOut(database, productId(params.id), body.agotado, by);
    if (until === undefined) throw noProduct();
    return { agotado_hasta: momentToWire(until) };
  });

  menuWrite(api, deleteProductCall, async ({ params, by }) => {
    if (!(await deleteProduct(database, productId(params.id), by))) throw noProduct();
    return done;
  });

  menuWrite(api, restoreProductCall, async ({ params, by }) => {
    const outcome = await restoreProduct(database, productId(params.id), by);
    if (outcome.kind === 'missing') throw new HttpError(404, 'No hay un producto borrado con ese número.');
    if (outcome.kind === 'categoryMissing') {
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
