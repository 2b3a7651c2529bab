import {
  getCategoryProducts,
  getComboCrepas,
  getProduct,
  getPromo,
  productToWire,
  singleProductToWire,
  staffProductToWire,
} from '@crepas/api';
import { categoryId } from '@crepas/domain';
import { availableIn, customerProduct, listedCrepas, promotedProducts } from '../../catalog/offer.ts';
import type { Api } from '../Api.ts';
import { menuRoute } from '../menuRoute.ts';

export function catalogRoutes(api: Api): void {
  menuRoute(api, getPromo, (menu) => promotedProducts(menu).map(productToWire));
  menuRoute(api, getCategoryProducts, (menu, { query }) =>
    availableIn(menu, categoryId(query.categoria)).map(productToWire),
  );
  menuRoute(api, getComboCrepas, (menu) => listedCrepas(menu).map(singleProductToWire));
  // Hidden products too: staff edit them, and the store shows that they are unavailable.
  menuRoute(
    api,
    getProduct,
    (menu, { query }) =>
      menu.products
        .filter(({ id }) => id === query.id)
        .map((product) => singleProductToWire(customerProduct(menu, product))),
    ({ products }, { query }) => products.filter(({ id }) => id === query.id).map(staffProductToWire),
  );
}
