import { type Cart, type Cents, cartTotal, compareLine, orderableCart } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { chosenMoment, menuAt } from '../order/menuOfOrder.ts';
import { useOrderOptions } from '../order/orderOptions.ts';
import { loadFreshMenu } from './freshMenu.ts';
import { menuMomentNow } from './menuMoment.ts';

/** The cart's subtotal as the cart's page shows it: what can be ordered for the chosen hour, at today's prices. Throws the client's errors. */
export async function currentTotal(
  cart: Cart,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<Cents> {
  const fresh = await loadFreshMenu(client, cart, signal);
  const { menu, moment } = menuAt(
    fresh,
    menuMomentNow(queryClient),
    chosenMoment(useOrderOptions.getState()),
  );
  return cartTotal(orderableCart(cart.map((line) => compareLine(line, menu, moment))));
}
