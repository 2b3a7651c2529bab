import { titleOf } from '../copy/copy.ts';
import { useShopWords } from '../queries/shop.ts';
import { useWaitingOrders } from '../stores/waitingOrders.ts';

export type ScreenTitleProps = { readonly children: string };

export function ScreenTitle({ children }: ScreenTitleProps) {
  const waiting = useWaitingOrders(({ count }) => count);
  const { name } = useShopWords();
  return <title>{titleOf(children, waiting, name)}</title>;
}
