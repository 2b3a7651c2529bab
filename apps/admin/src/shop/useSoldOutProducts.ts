import type { Product } from '@crepas/domain';
import { useSetProductSoldOut } from '../queries/soldOut.ts';
import { sellOut } from './sellOut.ts';
import { soldOutCopy } from './soldOutCopy.ts';
import { useShopNow } from './useShopNow.ts';

/** The text and the button of «Agotado hoy» on a product's card; none on a server without it. */
export function useSoldOutProducts() {
  const now = useShopNow();
  const { mutateAsync, isPending, variables } = useSetProductSoldOut();
  return ({ id, name, soldOutUntil }: Product) => {
    if (!now?.shop.features.includes('agotado')) return {};
    const soldOut = soldOutCopy(soldOutUntil, now) ?? undefined;
    return {
      soldOut,
      updatingSoldOut: isPending && variables.id === id,
      onSoldOut: () => void sellOut(mutateAsync, { id, isSoldOut: soldOut === undefined }, name, now),
    };
  };
}
