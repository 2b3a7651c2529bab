import { getAdminProducts, productToWire } from '@crepas/api';
import { categoryId } from '@crepas/domain';
import { productsIn } from '../../catalog/menu.ts';
import type { Api } from '../Api.ts';
import { route } from '../route.ts';

export function productRoutes(api: Api): void {
  route(api, getAdminProducts, ({ query }) =>
    productsIn(api.menu.menu(), categoryId(query.categoria)).map(productToWire),
  );
}
