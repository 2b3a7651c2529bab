import { type Cart, extrasTotal } from '../cart/cart.ts';
import type { ChosenOption } from '../cart/chosenGroups.ts';
import type { PhoneNumber } from '../customer/phone.ts';
import type { Fulfilment } from '../delivery/fulfilment.ts';
import type { OrderDiscount } from '../discounts/discountCode.ts';
import type { Extra, Product, ProductId } from '../menu/catalog.ts';
import type { Cents } from '../money/money.ts';
import type { GivenOptions } from '../orders/orderOptions.ts';
import type { PaymentMethod } from '../payment/payment.ts';

/** A product of an order, with the fields that the kitchen needs. */
export type ChosenCrepa = Pick<Product, 'id' | 'name'>;

export type OrderPayloadLine = {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly extras: readonly Extra[];
  readonly crepas: readonly ChosenCrepa[];
  /** The chosen options of all groups, in their order; absent when there are none, so that such a line is sent as before there were groups. */
  readonly options?: readonly ChosenOption[];
  /** For the whole line: Σ price of extras and options × quantity (decision O2). */
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
  /** `pickupAddress` of an order that is picked up. */
  readonly deliveryAddress: string;
  readonly payment: PaymentMethod;
  /** What delivery costs; absent when it is free. */
  readonly fee?: Cents;
  /** The code and what it takes off; absent without one. */
  readonly discount?: OrderDiscount;
  /** What is paid: with the fee, less the discount. */
  readonly total: Cents;
  readonly lines: readonly OrderPayloadLine[];
  /** Absent when there are none: such an order has the same payload and key as before there were options. */
  readonly options?: GivenOptions;
  /** How the order of an unproven phone is confirmed: the shop calls before it prepares the order. Absent from every other order. */
  readonly way?: ConfirmationWay;
};

/** The lines of a cart as an order sends them: ids, the prices that the customer saw, extras for the whole line (decision O2). */
export const payloadLines = (cart: Cart): readonly OrderPayloadLine[] =>
  cart.map((line) => ({
    productId: line.product.id,
    quantity: line.quantity,
    unitPrice: line.product.price,
    // Chosen for another day, it had the time of its return, which neither the wire nor the stored cart keeps: the same order would differ.
    extras: line.extras.map(({ soldOutUntil: _, ...extra }) => extra),
    crepas: line.crepas.map(({ id, name }) => ({ id, name })),
    ...(line.groups.length > 0 && { options: line.groups.flatMap(({ options }) => options) }),
    extrasTotal: extrasTotal(line),
    imageUrl: line.product.imageUrl,
  }));

/** The order with its code: null leaves it without the field `discount`. */
export const withDiscount = (order: OrderPayload, discount: OrderDiscount | null): OrderPayload =>
  discount === null ? order : { ...order, discount, total: (order.total - discount.amount) as Cents };

/**
 * A text with every value of an order: equal for equal orders, regardless of the order of their fields. One
 * of the two may come from storage. The text is used for comparisons and for the order's key (decision O5);
 * it is not sent.
 */
export const orderText = (order: OrderPayload): string =>
  JSON.stringify({ ...order, lines: order.lines.map(withJoinedNames) }, (_, part: unknown) =>
    Object(part) === part && !Array.isArray(part) ? Object.entries(part as object).sort() : part,
  );

/** The same lines for the same customer at the same address. */
export const isSameOrder = (a: OrderPayload, b: OrderPayload): boolean => orderText(a) === orderText(b);

/** Whether an order has exactly the lines of the cart, whatever its address. */
export const isOrderOf = (cart: Cart, order: OrderPayload): boolean =>
  isSameOrder(order, { ...order, lines: payloadLines(cart) });

/** In wire form: when it is decoded, a comma inside a name looks like a separator. */
const withJoinedNames = ({ crepas, ...line }: OrderPayloadLine) => ({
  ...line,
  ids: crepas.map(({ id }) => id),
  names: crepas.map(({ name }) => name).join(', '),
});
