import type { Shop } from '@crepas/api';
import { cartTotal, refreshCart, zeroCents } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useCart } from '../../shared/cart/cart.ts';
import { droppedCopy } from '../../shared/copy/availability.ts';
import { menuMomentNow } from '../../shared/menu/menuMoment.ts';
import { chosenMoment, menuAt } from '../../shared/order/menuOfOrder.ts';
import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import { quoteFor } from '../../shared/shop/fees.ts';
import { shopQuery } from '../../shared/shop/shop.ts';
import { knownPlace, nextStep } from '../address/index.ts';
import { currentDiscount, useDiscountCode } from '../discounts/index.ts';
import { type ChangedStatus, failureOf, startSending } from './checkoutStatus.ts';
import { orderDiscountQuestion } from './orderDiscountQuestion.ts';
import { prepareOrderMessage } from './orderMessage.ts';
import { cartMenuQuery } from './useCartChanges.ts';
import type { Checkout } from './useCheckout.ts';

/** Applies today's menu to the cart, and places the order if its total is the confirmed one (decision O6). */
export async function confirmChanges(
  { place, publishStatus }: Checkout,
  queryClient: QueryClient,
  { changes, total, way }: ChangedStatus,
): Promise<void> {
  const message = prepareOrderMessage(way);
  startSending();
  try {
    const read = await queryClient.fetchQuery(cartMenuQuery(useCart.getState().cart));
    const shop = await readToday(queryClient);
    // A product added meanwhile stays: the total differs from the confirmed one, so nothing is sent.
    const { cart, restore } = useCart.getState();
    const wanted = chosenMoment(useOrderOptions.getState());
    const { menu, moment } = menuAt(read, menuMomentNow(queryClient), wanted);
    const fresh = refreshCart(cart, menu, moment);
    restore(fresh);
    const step = nextStep(fresh, way !== undefined);
    const subtotal = cartTotal(fresh);
    const { fee } = quoteFor(shop, knownPlace(), subtotal);
    // The customer agrees to order without it.
    if (changes.some(({ reason, now }) => reason === 'code' && now === 0))
      useDiscountCode.getState().forget();
    const { name, isAccepted } = useDiscountCode.getState();
    const code = shop.hasDiscountCodes || isAccepted ? name : null;
    const asked = orderDiscountQuestion(code, fresh, knownPlace(), fee);
    const discount = (await currentDiscount(queryClient, asked, 0))?.amount ?? zeroCents;
    if (step.kind === 'ready' && subtotal + fee - discount === total) {
      await place({ ...step, kind: 'new', cart: fresh, way, fee, code, discount }, fresh, message);
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
