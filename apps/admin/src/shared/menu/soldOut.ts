import { type SoldOut, setExtraSoldOut, setOptionSoldOut, setProductSoldOut } from '@crepas/api';
import type {
  ChoiceGroup,
  ChoiceOption,
  Extra,
  ExtraId,
  Instant,
  OptionId,
  Product,
  ProductId,
} from '@crepas/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { notifyResult } from '../notifications/notifications.ts';
import { backCopy } from '../shop/shopCopy.ts';
import type { ShopNow } from '../shop/useShopNow.ts';
import { extrasKey, groupsKey, productListsKey, refetchMenuLists } from './menuLists.ts';

/** When it is available again; null while it is available. A time in the past counts as none. */
export const soldOutCopy = (soldOutUntil: Instant | undefined, { shop, nowMs }: ShopNow): string | null =>
  soldOutUntil === undefined || soldOutUntil <= nowMs ? null : backCopy(soldOutUntil, nowMs, shop.timeZone);

export type SoldOutChange<Id> = { readonly id: Id; readonly isSoldOut: boolean };

/** Marks an item as sold out or available again, and shows a notice with «Deshacer». */
export async function sellOut<Id>(
  send: (change: SoldOutChange<Id>) => Promise<SoldOut>,
  change: SoldOutChange<Id>,
  name: string,
  now: ShopNow,
): Promise<void> {
  const { id, isSoldOut } = change;
  await notifyResult(send(change), {
    done({ soldOutUntil }) {
      const back = soldOutCopy(soldOutUntil ?? undefined, now);
      return back === null ? `Ya hay ${name}.` : `Agotado hoy: ${name}. ${back}`;
    },
    failed: isSoldOut ? 'No se marcó como agotado' : 'No se pudo traer de vuelta',
    about: name,
    undo: () => send({ id, isSoldOut: !isSoldOut }),
  });
}

/** The same item, sold out until that time; available again when it is null. */
const withSoldOut = <Item extends Product | Extra | ChoiceOption>(item: Item, until: number | null): Item => {
  const { soldOutUntil: _, ...rest } = item;
  return { ...rest, ...(until !== null && { soldOutUntil: until }) } as Item;
};

/** Extension: until the shop's next day, or back at once. */
export function useSetProductSoldOut() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: { readonly id: ProductId; readonly isSoldOut: boolean }) =>
      client.send(setProductSoldOut, change),
    onSuccess: async ({ soldOutUntil }, { id }) => {
      await cache.cancelQueries({ queryKey: productListsKey });
      cache.setQueriesData<Product[]>({ queryKey: productListsKey }, (products) =>
        products?.map((product) => (product.id === id ? withSoldOut(product, soldOutUntil) : product)),
      );
    },
    onSettled: () => void refetchMenuLists(cache),
  });
}

/** Extension: like {@link useSetProductSoldOut}. */
export function useSetExtraSoldOut() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: { readonly id: ExtraId; readonly isSoldOut: boolean }) =>
      client.send(setExtraSoldOut, change),
    onSuccess: async ({ soldOutUntil }, { id }) => {
      await cache.cancelQueries({ queryKey: extrasKey });
      cache.setQueryData<Extra[]>(extrasKey, (extras) =>
        extras?.map((extra) => (extra.id === id ? withSoldOut(extra, soldOutUntil) : extra)),
      );
    },
    onSettled: () => void refetchMenuLists(cache),
  });
}

/** Extension `grupos`: like {@link useSetProductSoldOut}. */
export function useSetOptionSoldOut() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: { readonly id: OptionId; readonly isSoldOut: boolean }) =>
      client.send(setOptionSoldOut, change),
    onSuccess: async ({ soldOutUntil }, { id }) => {
      await cache.cancelQueries({ queryKey: groupsKey });
      cache.setQueryData<ChoiceGroup[]>(groupsKey, (groups) =>
        groups?.map((group) => ({
          ...group,
          options: group.options.map((option) =>
            option.id === id ? withSoldOut(option, soldOutUntil) : option,
          ),
        })),
      );
    },
    onSettled: () => void refetchMenuLists(cache),
  });
}
