import type { Cart, Cents } from '@crepas/domain';
import { chosenMoment } from '../../shared/order/menuOfOrder.ts';
import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import type { OrderPlace } from '../../shared/shop/fees.ts';
import { useAddress } from '../address/index.ts';
import { type DiscountQuestion, discountQuestion } from '../discounts/index.ts';

/** What the open cart asks of its code, for an order that is sent now. Null without a code. */
export const orderDiscountQuestion = (
  name: string | null,
  cart: Cart,
  place: OrderPlace,
  fee: Cents,
): DiscountQuestion | null =>
  discountQuestion(name, {
    cart,
    place,
    fee,
    scheduledFor: chosenMoment(useOrderOptions.getState()),
    phone: useAddress.getState().details?.phoneNumber ?? null,
  });
