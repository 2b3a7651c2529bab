import { type Category, type CategoryId, categoryId, type Product } from '@crepas/domain';
import * as v from 'valibot';
import { type Shop, shopFromWire, shopWire } from '../shop/shop.ts';
import { defineCall } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { categoryFromWire, categoryWire } from './category.ts';
import { productFromWire, productWire } from './product.ts';

/** Extension: the data of the first screen, in one round trip. */
const homeWire = v.object({
  shop: shopWire,
  promo: v.array(productWire),
  categorias: v.array(categoryWire),
  /** The category whose products follow; null for a shop without categories. */
  categoria: v.nullable(id),
  productos: v.array(productWire),
});
type HomeWire = v.InferOutput<typeof homeWire>;

export type Home = {
  readonly shop: Shop;
  readonly promo: readonly Product[];
  readonly categories: readonly Category[];
  readonly categoryId: CategoryId | null;
  readonly products: readonly Product[];
};

export const getHome = defineCall({
  method: 'GET',
  path: '/home',
  isExtension: true,
  access: 'public',
  answer: homeWire,
  decode: (wire: HomeWire): Home => ({
    shop: shopFromWire(wire.shop),
    promo: wire.promo.map(productFromWire),
    categories: wire.categorias.map(categoryFromWire),
    categoryId: wire.categoria === null ? null : categoryId(wire.categoria),
    products: wire.productos.map(productFromWire),
  }),
});
