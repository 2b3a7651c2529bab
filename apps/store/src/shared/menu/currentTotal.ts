import { type Cart, type Cents, cartTotal, compareLine, orderableCart } from '@crepas/domain';
import { client } from '../api.ts';
import { loadFreshMenu } from './freshMenu.ts';

/** The cart's subtotal as the cart's page shows it: what can still be ordered, at today's prices. Throws the client's errors. */
export async function currentTotal(cart: Cart, signal: AbortSignal): Promise<Cents> {
  const menu = await loadFreshMenu(client, cart, signal);
  return cartTotal(orderableCart(cart.map((line) => compareLine(line, menu))));
}
