import type { Extra } from '@crepas/domain';
import { useSetExtraSoldOut } from '../queries/soldOut.ts';
import { sellOut } from './sellOut.ts';
import { soldOutCopy } from './soldOutCopy.ts';
import { useShopNow } from './useShopNow.ts';

/** The text and the button of «Agotado hoy» in an extra's row; null on a server without it. */
export function useSoldOutExtra({ id, name, soldOutUntil }: Extra) {
  const now = useShopNow();
  const { mutateAsync, isPending } = useSetExtraSoldOut();
  if (!now?.shop.features.includes('agotado')) return null;
  const text = soldOutCopy(soldOutUntil, now);
  return {
    text,
    isUpdating: isPending,
    toggle: () => void sellOut(mutateAsync, { id, isSoldOut: text === null }, name, now),
  };
}
