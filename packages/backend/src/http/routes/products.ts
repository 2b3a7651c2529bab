import {
  createProduct as createProductCall,
  deleteProduct as deleteProductCall,
  getAdminProducts,
  momentToWire,
  type ProductWire,
  productChangeFromWire,
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
} from '../../catalog/changeProducts.ts';
import { productsIn } from '../../catalog/menu.ts';
import { setProductSoldOut } from '../../catalog/soldOut.ts';
import { deleteUnusedImage } from '../../images/deleteUnusedImage.ts';
import type { Api } from '../Api.ts';
import { requireOwnerUnlessHiding } from '../caller.ts';
import { HttpError } from '../HttpError.ts';
import { done, route } from '../route.ts';

export function productRoutes(api: Api): void {
  const { database, menu, images, settings } = api;

  route(api, getAdminProducts, ({ query }) =>
    productsIn(menu.menu(), categoryId(query.categoria)).map(staffProductToWire),
  );

  route(api, createProductCall, async ({ body }) => {
    const { nombre, categoria } = body;
    const outcome = await createProduct(database, {
      ...productChangeFromWire(body),
      name: nombre,
      categoryId: categoryId(categoria),
    });
    const product = answer(outcome);
    await menu.refresh();
    return product;
  });

  route(api, updateProduct, async ({ params, body, request }) => {
    requireOwnerUnlessHiding(request.caller, body);
    const outcome = await changeProduct(database, productId(params.id), productChangeFromWire(body));
    const product = answer(outcome);
    await menu.refresh();
    return product;
  });

  route(api, setProductSoldOutCall, async ({ params, body }) => {
    const outcome = await setProductSoldOut(database, productId(params.id), body.agotado);
    if (outcome.kind === 'missing') throw noProduct();
    await menu.refresh();
    return { agotado_hasta: momentToWire(outcome.soldOutUntil) };
  });

  route(api, deleteProductCall, async ({ params, request }) => {
    const product = await deleteProduct(database, productId(params.id));
    if (product === null) throw noProduct();
    await menu.refresh();
    const parts = { database, images, account: settings.images, log: request.log };
    await deleteUnusedImage({ ...parts, products: menu.menu().products }, product.imageUrl);
    return done;
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
