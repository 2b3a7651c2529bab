import type { Extra, Product } from '@crepas/domain';
import { type ExtraWire, extraToWire } from './extra.ts';
import { momentToWire } from './instant.ts';
import { type ProductWire, productToWire } from './product.ts';

/** A product as the menu has it. The store, which only writes its cart, does without the words of the search. */
export const menuProductToWire = (product: Product): ProductWire => ({
  ...productToWire(product),
  ...(product.alsoFoundAs && { tambien: product.alsoFoundAs }),
});

/**
 * A product as staff read it: with the time at which it is available again, or null. A separate file, so that
 * the first screen does not load it.
 */
export const staffProductToWire = (product: Product): ProductWire => ({
  ...menuProductToWire(product),
  agotado_hasta: momentToWire(product.soldOutUntil ?? null),
});

/** The extra in the same form as {@link staffProductToWire}. */
export const staffExtraToWire = (extra: Extra): ExtraWire => ({
  ...extraToWire(extra),
  agotado_hasta: momentToWire(extra.soldOutUntil ?? null),
});
