import type { Extra, Product } from '@crepas/domain';
import { fieldsToWire } from '../wire/fieldTable.ts';
import { momentToWire } from '../wire/instant.ts';
import { type ExtraWire, extraToWire } from './extra.ts';
import { type ProductWire, productToWire } from './product.ts';
import { addedTexts, type ProductBody } from './productBody.ts';

type Texts = keyof typeof addedTexts;

/** A product as the menu has it. The store, which only writes its cart, does without the added texts. */
export const menuProductToWire = (product: Product): ProductWire => ({
  ...productToWire(product),
  ...fieldsToWire<Pick<Product, Texts>, ProductBody>(addedTexts, product),
});

/** A product as staff read it: with the time at which it is available again, or null. */
export const staffProductToWire = (product: Product): ProductWire => ({
  ...menuProductToWire(product),
  agotado_hasta: momentToWire(product.soldOutUntil ?? null),
});

/** The extra in the same form as {@link staffProductToWire}. */
export const staffExtraToWire = (extra: Extra): ExtraWire => ({
  ...extraToWire(extra),
  agotado_hasta: momentToWire(extra.soldOutUntil ?? null),
});
