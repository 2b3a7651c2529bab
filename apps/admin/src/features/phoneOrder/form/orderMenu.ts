import {
  asStaff,
  availableFromCopy,
  getAdminProducts,
  getExtras,
  getGroups,
  getOrderedCategories,
  getProductExtraIds,
  getProductGroups,
} from '@crepas/api';
import {
  appliedWindows,
  type Category,
  type ChoiceOption,
  type Extra,
  type FreshMenu,
  groupsInUse,
  isForLater,
  type Listed,
  type OfferedGroup,
  type Product,
  type ProductId,
  productId,
  shownOptions,
  whyUnavailable,
} from '@crepas/domain';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api.ts';
import { extrasKey, groupsKey, listKey, orderMenuKey } from '../../../shared/menu/menuLists.ts';
import { lastMomentForOrders, momentAtShop } from '../../../shared/shop/shop.ts';

/** What can be ordered, as the store's visitors see it. */
export type OrderMenu = {
  readonly entries: readonly (Listed & { readonly product: Product })[];
  /** The products that a combo may hold. */
  readonly crepas: readonly Product[];
};

const menuQuery = (cache: QueryClient) =>
  queryOptions({
    queryKey: orderMenuKey,
    async queryFn({ signal }): Promise<OrderMenu> {
      const categories = await client.send(getOrderedCategories, undefined, { signal });
      const isOrdered = orderedNow(cache);
      const lists = await Promise.all(
        categories.map(async (category) => {
          const products = await client.send(getAdminProducts, category.id, { signal });
          cache.setQueryData(listKey(category.id), products);
          return entriesOf(isOrdered, category, products);
        }),
      );
      const entries = lists.flat();
      return {
        entries,
        crepas: entries
          .map(({ product }) => product)
          .filter((crepa) => crepa.isComboEligible && !isSoldOut(cache, crepa)),
      };
    },
  });

const entriesOf = (isOrdered: IsOrdered, category: Category, products: readonly Product[]) =>
  products
    .map((product) => ({ ...product, windows: appliedWindows(product, category) }))
    .filter(isOrdered)
    .map((product) => ({ product, category: category.name }));

type IsOrdered = (item: Product | Extra | ChoiceOption) => boolean;

/** What is sold out today, or outside of its hours, may be part of an order for later. */
function orderedNow(cache: QueryClient): IsOrdered {
  const [moment, lastMoment] = [momentAtShop(cache), lastMomentForOrders(cache)];
  return (item) => {
    const why = whyUnavailable(item, moment);
    return why === null || isForLater(why, lastMoment);
  };
}

/** The list of a combo's crepas says of none when it can be had, so it has none that is sold out. */
const isSoldOut = (cache: QueryClient, product: Product): boolean =>
  whyUnavailable(product, momentAtShop(cache))?.kind === 'soldOut';

/** «Agotado hoy» or «Desde las 8:00 a.m.» of what can only be ordered for later; null of anything else. */
export function laterCopy(cache: QueryClient, item: Product | Extra | ChoiceOption): string | null {
  const moment = momentAtShop(cache);
  const why = whyUnavailable(item, moment);
  if (why?.kind === 'soldOut') return 'Agotado hoy';
  return why?.kind === 'outsideHours' ? availableFromCopy(why.from, moment) : null;
}

export function useOrderMenu() {
  const cache = useQueryClient();
  return useQuery(menuQuery(cache));
}

const offeredExtras = (product: ProductId) =>
  queryOptions({
    queryKey: [...extrasKey, 'offered', product],
    async queryFn({ signal, client: cache }): Promise<readonly Extra[]> {
      const [ids, extras] = await Promise.all([
        client.send(getProductExtraIds, product, { signal }),
        client.send(asStaff(getExtras), undefined, { signal }),
      ]);
      const isOrdered = orderedNow(cache);
      return extras.filter((extra) => ids.includes(extra.id) && isOrdered(extra));
    },
  });

/** The extras that can be ordered with a product, now or for later. */
export const useOfferedExtras = (product: ProductId) => useQuery(offeredExtras(product));

/** Hidden options are left out; one that cannot be ordered today, nor for later, is marked as not available. */
const offeredGroups = (product: ProductId) =>
  queryOptions({
    queryKey: [...groupsKey, 'offered', product],
    async queryFn({ signal, client: cache }): Promise<readonly OfferedGroup[]> {
      const [groups, uses] = await Promise.all([
        client.send(asStaff(getGroups), undefined, { signal }),
        client.send(getProductGroups, product, { signal }),
      ]);
      const isOrdered = orderedNow(cache);
      return groupsInUse(groups, uses).map((group) => ({
        ...group,
        options: shownOptions(group.options, 'staff').map((option) => ({
          ...option,
          available: isOrdered(option),
        })),
      }));
    },
  });

/** A product without groups has no request of its own. */
export const hasGroups = ({ groupIds = [] }: Product): boolean => groupIds.length > 0;

/** The groups of a product for who picks it. Throws when they cannot be read. */
export const readGroups = (cache: QueryClient, product: Product): Promise<readonly OfferedGroup[]> =>
  hasGroups(product) ? cache.fetchQuery(offeredGroups(product.id)) : Promise.resolve([]);

/** The groups of a product on the menu; null: it is not there. */
export const useOfferedGroups = (product: Product | null) =>
  useQuery({
    ...offeredGroups(product?.id ?? productId(0)),
    enabled: product !== null && hasGroups(product),
  });

/** Today's menu for these products, read anew. */
export async function readFreshMenu(cache: QueryClient, ids: readonly ProductId[]): Promise<FreshMenu> {
  const { entries, crepas } = await cache.fetchQuery({ ...menuQuery(cache), staleTime: 0 });
  const products = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const now = entries.find(({ product }) => product.id === id)?.product ?? null;
      const extras = now ? await cache.fetchQuery({ ...offeredExtras(id), staleTime: 0 }) : [];
      const groups =
        now && hasGroups(now) ? await cache.fetchQuery({ ...offeredGroups(id), staleTime: 0 }) : [];
      return { id, now, extras, groups };
    }),
  );
  return { products, crepas };
}

/** Today's menu for these products. */
export function useFreshMenu(ids: readonly ProductId[]) {
  const cache = useQueryClient();
  return useQuery({ queryKey: [...orderMenuKey, ids], queryFn: () => readFreshMenu(cache, ids) });
}

export const refetchMenu = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: orderMenuKey });
