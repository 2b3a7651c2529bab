import { type Client, getComboCrepas, getExtras, getProduct, getProductExtraIds } from '@crepas/api';
import type { Cart, Extra, Product, ProductId } from '@crepas/domain';
import { offeredExtras } from '../queries/offeredExtras.ts';

/** Today's menu, as far as a cart needs it. */
export type FreshMenu = {
  readonly product: (id: ProductId) => Product | null;
  /** The extras that may be had with a product now. */
  readonly extrasOf: (id: ProductId) => readonly Extra[];
  readonly comboCrepas: readonly Product[];
};

/** Asks the shop anew for everything in the cart. Throws what the client throws. */
export async function loadFreshMenu(client: Client, cart: Cart): Promise<FreshMenu> {
  const ids = [...new Set(cart.map(({ product }) => product.id))];
  const hasExtras = cart.some(({ extras }) => extras.length > 0);
  const hasCombos = cart.some(({ crepas }) => crepas.length > 0);
  const [products, allExtras, linkedIds, comboCrepas] = await Promise.all([
    Promise.all(ids.map((id) => client.send(getProduct, id))),
    hasExtras ? client.send(getExtras, undefined) : [],
    hasExtras ? Promise.all(ids.map((id) => client.send(getProductExtraIds, id))) : [],
    hasCombos ? client.send(getComboCrepas, undefined) : [],
  ]);
  return {
    product: (id) => products[ids.indexOf(id)] ?? null,
    extrasOf: (id) => offeredExtras(allExtras, linkedIds[ids.indexOf(id)] ?? []),
    comboCrepas,
  };
}
