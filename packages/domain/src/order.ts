import type { ProductId } from './catalog.ts';
import type { Cents } from './money.ts';
import type { OrderStage, OrderState } from './orderStage.ts';

declare const brand: unique symbol;
export type OrderId = number & { readonly [brand]: 'order' };
export const orderId = (id: number) => id as OrderId;

/** The shop's answer to a draft. */
export type PlacedOrder = {
  readonly id: OrderId;
  readonly total: Cents;
  readonly state: OrderState;
  readonly placedAt: Date | null;
};

/** What staff say of an order beside its stage, to each other and to the customer. */
export type StaffRemarks = {
  /** Minutes promised when it was accepted. */
  readonly minutes: number | null;
  /** Why it was rejected or cancelled. */
  readonly reason: string | null;
};

/** What the home page shows a customer of an order under way. */
export type ActiveOrder = StaffRemarks & {
  readonly id: OrderId;
  readonly total: Cents;
  readonly state: OrderState;
  readonly stage: OrderStage | null;
  readonly items: readonly { readonly productId: ProductId; readonly imageUrl: string }[];
};

/** Who gets an order, where, and how it is paid. */
export type Delivery = {
  readonly customerName: string;
  readonly phone: string;
  readonly deliveryAddress: string;
  readonly paymentMethod: string;
};

/** What staff see of an order in a list. */
export type StaffOrder = StaffRemarks &
  Delivery & {
    readonly id: OrderId;
    readonly total: Cents;
    readonly stage: OrderStage | null;
    readonly placedAt: Date | null;
  };

/** One line of an order's details: names, prices and pictures as they were that day (decision O10). */
export type OrderDetailLine = {
  readonly id: number;
  readonly imageUrl: string;
  readonly productName: string;
  readonly unitPrice: Cents;
  readonly quantity: number;
  /** Names of the combo's crepas, joined by the shop. */
  readonly combo: string | null;
  /** Names of the extras, joined by the shop. */
  readonly extras: string | null;
  readonly extrasTotal: Cents;
};

export type OrderDetails = StaffRemarks & {
  readonly id: OrderId;
  readonly total: Cents;
  readonly placedAt: Date | null;
  readonly stage: OrderStage | null;
  /** Null from a backend that tells only the order's lines, as spec §3 has it. */
  readonly delivery: Delivery | null;
  readonly lines: readonly OrderDetailLine[];
};
