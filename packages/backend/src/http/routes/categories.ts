import {
  categoryToWire,
  countedCategoryToWire,
  getAllCategories,
  getCountedCategories,
  getOrderedCategories,
} from '@crepas/api';
import { productsIn } from '../../catalog/menu.ts';
import type { Api } from '../Api.ts';
import { menuRoute } from '../menuRoute.ts';
import { categoryWriteRoutes } from './categoryWrites.ts';

export function categoryRoutes(api: Api): void {
  menuRoute(api, getCountedCategories, (menu) =>
    menu.categories.map((category) =>
      countedCategoryToWire({ ...category, productCount: productsIn(menu, category.id).length }),
    ),
  );
  menuRoute(api, getOrderedCategories, ({ categories }) => categories.map(categoryToWire));
  menuRoute(api, getAllCategories, ({ categories }) => categories.map(categoryToWire));
  categoryWriteRoutes(api);
}
