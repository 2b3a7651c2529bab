import { getCategoryProducts, getComboCrepas, getProduct, getPromo, productToWire } from '@crepas/api';
import { categoryId, type Product } from '@crepas/domain';
import { productsIn } from '../../catalog/menu.ts';
import type { Api } from '../Api.ts';
import { menuRoute } from '../menuRoute.ts';

const isAvailable = ({ available }: Product) => available;

export function catalogRoutes(api: Api): void {
  menuRoute(api, getPromo, ({ products }) =>
    products.filter((product) => product.isPromoted && product.available).map(productToWire),
  );
  menuRoute(api, getCategoryProducts, (menu, { query }) =>
    productsIn(menu, categoryId(query.categoria)).filter(isAvailable).map(productToWire),
  );
  menuRoute(api, getComboCrepas, ({ products }) =>
    products.filter((product) => product.isComboEligible && product.available).map(productToWire),
  );
  // A hidden product too: staff edit it, and a customer's screen tells that it is not to be had.
  menuRoute(api, getProduct, ({ products }, { query }) =>
    products.filter(({ id }) => id === query.id).map(productToWire),
  );
}
