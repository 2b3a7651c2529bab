import { getCategoryProducts, getComboCrepas, getProduct, getPromo, productToWire } from '@crepas/api';
import { categoryId } from '@crepas/domain';
import { availableIn, promotedProducts } from '../../catalog/menu.ts';
import type { Api } from '../Api.ts';
import { menuRoute } from '../menuRoute.ts';

export function catalogRoutes(api: Api): void {
  menuRoute(api, getPromo, (menu) => promotedProducts(menu).map(productToWire));
  menuRoute(api, getCategoryProducts, (menu, { query }) =>
    availableIn(menu, categoryId(query.categoria)).map(productToWire),
  );
  menuRoute(api, getComboCrepas, ({ products }) =>
    products.filter((product) => product.isComboEligible && product.available).map(productToWire),
  );
  // Hidden products too: staff edit them, and the store shows that they are unavailable.
  menuRoute(api, getProduct, ({ products }, { query }) =>
    products.filter(({ id }) => id === query.id).map(productToWire),
  );
}
