import { type Cart, extrasTotal } from '../cart/cart.ts';
import type { PhoneNumber } from '../customer/phone.ts';
import type { Fulfilment } from '../delivery/fulfilment.ts';
import type { Extra, Product, ProductId } from '../menu/catalog.ts';
import type { Cents } from '../money/money.ts';
import type { GivenOptions } from '../orders/orderOptions.ts';
import type { PaymentMethod } from '../payment/payment.ts';

/** A product of an order, with the fields that the kitchen needs. */
export type ChosenCrepa = Pick<Product, 'id' | 'name'>;

export type OrderDraftLine = {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly extras: readonly Extra[];
  readonly crepas: readonly ChosenCrepa[];
  /** For the whole line: Σ extra price × quantity (decision O2). */
  readonly extrasTotal: Cents;
  readonly imageUrl: string;
};

/** The most lines of one order. */
export const maxLines = 100;

/** The most code units of {@link OrderPayload.deliveryAddress}. */
export const maxDeliveryAddressLength = 1000;

/** How a customer without a code wants to be reached by the shop (decision T1). */
export type ConfirmationWay = 'call' | 'whatsApp';

/** An order that is not placed yet. */
export type OrderPayload = {
  readonly phone: PhoneNumber;
  readonly fulfilment: Fulfilment;
  /** `pickupAddress` of an order that is fetched. */
  readonly deliveryAddress: string;
  readonly payment: PaymentMethod;
  /** What delivery costs; absent when it is free. */
  readonly fee?: Cents;
  /** With the fee. */
  readonly total: Cents;
  readonly lines: readonly OrderDraftLine[];
  /** Absent when there are none: such an order has the same payload and key as before there were options. */
  readonly options?: GivenOptions;
  /** How the order of an unproven phone is confirmed: the shop calls before it prepares the order. Absent from every other order. */
  readonly way?: ConfirmationWay;
};

/** The lines of a cart as an order sends them: ids, the prices that the customer saw, extras for the whole line (decision O2). */
export const payloadLines = (cart: Cart): readonly OrderDraftLine[] =>
  cart.map((line) => ({
    productId: line.product.id,
    quantity: line.quantity,
    unitPrice: line.product.price,
    extras: line.extras,
    crepas: line.crepas.map(({ id, name }) => ({ id, name })),
    extrasTotal: extrasTotal(line),
    imageUrl: line.product.imageUrl,
  }));
