import { type Client, getComboCrepas, getExtras, getProduct, getProductExtraIds } from '@crepas/api';
import type { Cart, FreshMenu } from '@crepas/domain';
import { offeredExtras } from './offeredExtras.ts';

/** Loads the current menu entries of everything in the cart. Throws the client's errors. */
export async function loadFreshMenu(client: Client, cart: Cart, signal?: AbortSignal): Promise<FreshMenu> {
  const ids = [...new Set(cart.map(({ product }) => product.id))];
  const hasExtras = cart.some(({ extras }) => extras.length > 0);
  const hasCombos = cart.some(({ crepas }) => crepas.length > 0);
  const [products, allExtras, linkedIds, crepas] = await Promise.all([
    Promise.all(ids.map((id) => client.send(getProduct, id, { signal }))),
    hasExtras ? client.send(getExtras, undefined, { signal }) : [],
    hasExtras ? Promise.all(ids.map((id) => client.send(getProductExtraIds, id, { signal }))) : [],
    hasCombos ? client.send(getComboCrepas, undefined, { signal }) : [],
  ]);
  return {
    products: ids.map((id, index) => ({
      id,
      now: products[index] ?? null,
      extras: offeredExtras(allExtras, linkedIds[index] ?? []),
    })),
    crepas,
  };
}
