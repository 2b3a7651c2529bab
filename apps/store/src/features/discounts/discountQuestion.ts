import type { DiscountRefusal } from '@crepas/api';
import {
  type Cart,
  type Cents,
  cartTotal,
  type Instant,
  type OrderDiscount,
  type OrderPayloadLine,
  type PhoneNumber,
  payloadLines,
} from '@crepas/domain';
import type { OrderPlace } from '../../shared/shop/fees.ts';

/** What a discount depends on, beside the code. */
export type DiscountedCart = {
  readonly cart: Cart;
  readonly place: OrderPlace;
  readonly fee: Cents;
  /** Null: as soon as possible. */
  readonly scheduledFor: Instant | null;
  /** Null while the customer is unknown: the uses of one phone are not counted then. */
  readonly phone: PhoneNumber | null;
};

/** What the server is asked: equal for equal orders, from the menu or from the storage. */
export type DiscountQuestion = OrderPlace &
  Omit<DiscountedCart, 'cart' | 'place'> & {
    readonly name: string;
    readonly lines: readonly OrderPayloadLine[];
    readonly subtotal: Cents;
  };

export type DiscountAnswer = ({ readonly kind: 'given' } & OrderDiscount) | DiscountRefusal;

/** Null without a code, and for an empty cart. */
export const discountQuestion = (
  name: string | null,
  { cart, place: { fulfilment, saved }, fee, scheduledFor, phone }: DiscountedCart,
): DiscountQuestion | null =>
  name === null || cart.length === 0
    ? null
    : {
        name,
        lines: payloadLines(cart),
        subtotal: cartTotal(cart),
        fulfilment,
        saved,
        fee,
        scheduledFor,
        phone,
      };
