import { type Client, getComboCrepas, getExtras, getProduct, getProductExtraIds } from '@crepas/api';
import type { FreshMenu, ProductId } from '@crepas/domain';
import { offeredExtras } from './menu.ts';

/** A line of the cart or of an earlier order. */
type Line = {
  readonly product: { readonly id: ProductId };
  readonly extras: readonly unknown[];
  readonly crepas: readonly unknown[];
};

/** Loads the current menu entries of everything in these lines. Throws the client's errors. */
export async function loadFreshMenu(
  client: Client,
  lines: readonly Line[],
  signal?: AbortSignal,
): Promise<FreshMenu> {
  const ids = [...new Set(lines.map(({ product }) => product.id))];
  const hasExtras = lines.some(({ extras }) => extras.length > 0);
  const hasCombos = lines.some(({ crepas }) => crepas.length > 0);
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
