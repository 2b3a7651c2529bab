import type { Shop } from '@crepas/api';
import { cartTotal, refreshCart } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useCart } from '../../shared/cart/cart.ts';
import { droppedCopy } from '../../shared/copy/availability.ts';
import { quoteFor } from '../../shared/shop/fees.ts';
import { shopQuery } from '../../shared/shop/shop.ts';
import { knownPlace, nextStep } from '../address/index.ts';
import { type ChangedStatus, failureOf, startSending } from './checkoutStatus.ts';
import { prepareOrderMessage } from './orderMessage.ts';
import { cartMenuQuery } from './useCartChanges.ts';
import type { Checkout } from './useCheckout.ts';

/** Applies today's menu to the cart, and places the order if its total is the confirmed one (decision O6). */
export async function confirmChanges(
  { place, publishStatus }: Checkout,
  queryClient: QueryClient,
  { total, way }: ChangedStatus,
): Promise<void> {
  const message = prepareOrderMessage(way);
  startSending();
  try {
    const menu = await queryClient.fetchQuery(cartMenuQuery(useCart.getState().cart));
    const shop = await readToday(queryClient);
    // A product added meanwhile stays: the total differs from the confirmed one, so nothing is sent.
    const { cart, restore } = useCart.getState();
    const fresh = refreshCart(cart, menu);
    restore(fresh);
    const step = nextStep(fresh, way !== undefined);
    const subtotal = cartTotal(fresh);
    const { fee } = quoteFor(shop, knownPlace(), subtotal);
    if (step.kind === 'ready' && subtotal + fee === total) {
      await place({ ...step, kind: 'new', cart: fresh, way, fee }, fresh, message);
      return;
    }
    const sentence = `Actualizamos tu carrito con el menú de hoy.${droppedCopy(cart, fresh)} Revisa el total y toca «Finalizar».`;
    publishStatus(fresh.length > 0 ? { kind: 'refused', sentence } : { kind: 'idle' });
  } catch (error) {
    publishStatus(failureOf(error));
  }
  message?.cancel();
}

/** The fees may have changed too. */
async function readToday(queryClient: QueryClient): Promise<Shop> {
  const known = queryClient.getQueryData(shopQuery.queryKey);
  return known?.isPlain ? known.shop : (await queryClient.fetchQuery(shopQuery)).shop;
}
