import { type Cart, type Cents, cartTotal, compareLine, orderableCart } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { loadFreshMenu } from './freshMenu.ts';
import { menuMomentNow } from './menuMoment.ts';

/** The cart's subtotal as the cart's page shows it: what can still be ordered, at today's prices. Throws the client's errors. */
export async function currentTotal(
  cart: Cart,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<Cents> {
  const menu = await loadFreshMenu(client, cart, signal);
  const moment = menuMomentNow(queryClient);
  return cartTotal(orderableCart(cart.map((line) => compareLine(line, menu, moment))));
}
