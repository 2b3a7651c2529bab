import { titleOf } from './copy.ts';
import { useWaitingOrders } from './stores/waitingOrders.ts';

export type ScreenTitleProps = { readonly children: string };

/** The text of the browser tab while a screen is shown. */
export function ScreenTitle({ children }: ScreenTitleProps) {
  const waiting = useWaitingOrders(({ count }) => count);
  return <title>{titleOf(children, waiting)}</title>;
}
