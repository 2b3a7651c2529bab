import { titleOf } from './copy.ts';
import { useShopWords } from './shop/shop.ts';
import { useWaitingOrders } from './waitingOrders.ts';

export type ScreenTitleProps = { readonly children: string };

export function ScreenTitle({ children }: ScreenTitleProps) {
  const waiting = useWaitingOrders(({ count }) => count);
  const { name } = useShopWords();
  return <title>{titleOf(children, waiting, name)}</title>;
}
