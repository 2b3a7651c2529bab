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
import { availableIn, offeredCrepas, promotedProducts } from '../../catalog/offer.ts';
import type { Api } from '../Api.ts';
import { menuRoute } from '../menuRoute.ts';

export function catalogRoutes(api: Api): void {
  menuRoute(api, getPromo, (menu) => promotedProducts(menu).map(productToWire));
  menuRoute(api, getCategoryProducts, (menu, { query }) =>
    availableIn(menu, categoryId(query.categoria)).map(productToWire),
  );
  menuRoute(api, getComboCrepas, (menu) => offeredCrepas(menu).map(productToWire));
  // Hidden products too: staff edit them, and the store shows that they are unavailable.
  menuRoute(
    api,
    getProduct,
    ({ products }, { query }) => products.filter(({ id }) => id === query.id).map(singleProductToWire),
    ({ products }, { query }) => products.filter(({ id }) => id === query.id).map(staffProductToWire),
  );
}
