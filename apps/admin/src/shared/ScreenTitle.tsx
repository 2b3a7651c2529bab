import { create } from 'zustand';
import { titleOf } from './copy.ts';
import { useShopWords } from './shop/shop.ts';

/** The number of waiting orders: written by the order watch, read by the title of every screen. */
export const useWaitingCount = create(() => ({ count: 0 }));

export function ScreenTitle({ children }: { readonly children: string }) {
  const { count } = useWaitingCount();
  const { name } = useShopWords();
  return <title>{titleOf(children, count, name)}</title>;
}
