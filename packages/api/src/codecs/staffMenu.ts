import type { Extra, Product } from '@crepas/domain';
import { type ExtraWire, extraToWire } from './extra.ts';
import { momentToWire } from './instant.ts';
import { type ProductWire, productToWire } from './product.ts';

/** A product as staff read it: with the moment it is back, or null. Apart from what the first screen loads. */
export const staffProductToWire = (product: Product): ProductWire => ({
  ...productToWire(product),
  agotado_hasta: momentToWire(product.soldOutUntil ?? null),
});

/** Like {@link staffProductToWire}. */
export const staffExtraToWire = (extra: Extra): ExtraWire => ({
  ...extraToWire(extra),
  agotado_hasta: momentToWire(extra.soldOutUntil ?? null),
});
