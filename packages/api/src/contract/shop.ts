import { type Category, type CategoryId, categoryId, type Product } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall, sendNothing } from '../call.ts';
import { categoryFromWire, categoryWire } from '../codecs/category.ts';
import { productFromWire, productWire } from '../codecs/product.ts';
import { id, text, whole } from '../fields.ts';

/** Extension: what the shop says of itself. */
export const shopWire = v.object({
  nombre: text,
  lema: text,
  minutos_entrega: whole,
  whatsapp: text,
  abierto: v.boolean(),
  mensaje: text,
});
export type ShopWire = v.InferOutput<typeof shopWire>;

export type Shop = {
  readonly name: string;
  readonly tagline: string;
  readonly deliveryMinutes: number;
  /** With country code, digits only; empty when the shop has none. */
  readonly whatsApp: string;
  readonly isOpen: boolean;
  readonly message: string;
};

const shopFromWire = (wire: ShopWire): Shop => ({
  name: wire.nombre,
  tagline: wire.lema,
  deliveryMinutes: wire.minutos_entrega,
  whatsApp: wire.whatsapp,
  isOpen: wire.abierto,
  message: wire.mensaje,
});

export const getShop = defineCall({
  method: 'GET',
  path: '/shop',
  access: 'public',
  status: 200,
  answer: shopWire,
  send: sendNothing,
  decode: shopFromWire,
});

/** Extension, for the owner. */
export const updateShop = defineCall({
  method: 'PUT',
  path: '/shop',
  access: 'owner',
  status: 200,
  body: v.partial(
    v.object({
      nombre: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
      lema: v.pipe(v.string(), v.trim(), v.maxLength(120)),
      minutos_entrega: v.pipe(whole, v.minValue(5), v.maxValue(240)),
      whatsapp: v.pipe(v.string(), v.regex(/^(\d{10,15})?$/)),
      abierto: v.boolean(),
      mensaje: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    }),
  ),
  answer: shopWire,
  send: (shop: Partial<Shop>) => ({
    body: {
      ...(shop.name !== undefined && { nombre: shop.name }),
      ...(shop.tagline !== undefined && { lema: shop.tagline }),
      ...(shop.deliveryMinutes !== undefined && { minutos_entrega: shop.deliveryMinutes }),
      ...(shop.whatsApp !== undefined && { whatsapp: shop.whatsApp }),
      ...(shop.isOpen !== undefined && { abierto: shop.isOpen }),
      ...(shop.message !== undefined && { mensaje: shop.message }),
    },
  }),
  decode: shopFromWire,
});

/** Extension: what the first screen needs, in one round trip. */
export const homeWire = v.object({
  shop: shopWire,
  promo: v.array(productWire),
  categorias: v.array(categoryWire),
  /** The category whose products follow; null for a shop without categories. */
  categoria: v.nullable(id),
  productos: v.array(productWire),
});
export type HomeWire = v.InferOutput<typeof homeWire>;

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
  access: 'public',
  status: 200,
  answer: homeWire,
  send: sendNothing,
  decode: (wire: HomeWire): Home => ({
    shop: shopFromWire(wire.shop),
    promo: wire.promo.map(productFromWire),
    categories: wire.categorias.map(categoryFromWire),
    categoryId: wire.categoria === null ? null : categoryId(wire.categoria),
    products: wire.productos.map(productFromWire),
  }),
});
