import {
  type Client,
  getComboCrepas,
  getExtras,
  getGroups,
  getProduct,
  getProductExtraIds,
  getProductGroups,
} from '@crepas/api';
import type { FreshMenu, GroupUse, ProductId } from '@crepas/domain';
import { hasGroups, offeredExtras, offeredGroups } from './menu.ts';

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
  /** A product as it was may have got groups, or lost them: the present one tells. */
  async function loadProduct(id: ProductId) {
    const now = await client.send(getProduct, id, { signal });
    const uses: readonly GroupUse[] =
      now && hasGroups(now) ? await client.send(getProductGroups, id, { signal }) : [];
    return { id, now, uses };
  }
  const ids = [...new Set(lines.map(({ product }) => product.id))];
  const hasExtras = lines.some(({ extras }) => extras.length > 0);
  const hasCombos = lines.some(({ crepas }) => crepas.length > 0);
  const [products, allExtras, linkedIds, crepas] = await Promise.all([
    Promise.all(ids.map(loadProduct)),
    hasExtras ? client.send(getExtras, undefined, { signal }) : [],
    hasExtras ? Promise.all(ids.map((id) => client.send(getProductExtraIds, id, { signal }))) : [],
    hasCombos ? client.send(getComboCrepas, undefined, { signal }) : [],
  ]);
  const isAnyUsed = products.some(({ uses }) => uses.length > 0);
  const allGroups = isAnyUsed ? await client.send(getGroups, undefined, { signal }) : [];
  return {
    products: products.map(({ id, now, uses }, index) => ({
      id,
      now,
      extras: offeredExtras(allExtras, linkedIds[index] ?? []),
      groups: offeredGroups(allGroups, uses),
    })),
    crepas,
  };
}
