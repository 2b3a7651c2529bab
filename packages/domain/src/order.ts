import { type AddressDetails, deliveryAddress, type SavedAddress } from './address.ts';
import { type Cart, cartTotal, extrasTotal } from './cart.ts';
import type { Extra, Product, ProductId } from './catalog.ts';
import type { Cents } from './money.ts';
import type { OrderStage, OrderState } from './orderStage.ts';
import type { PhoneNumber } from './phone.ts';

declare const brand: unique symbol;
export type OrderId = number & { readonly [brand]: 'order' };
export const orderId = (id: number) => id as OrderId;

/** A product inside an order, by what the kitchen needs of it. */
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

/** An order before the shop has it. Payment is always in cash and there are no notes (spec §9). */
export type OrderDraft = {
  readonly phone: PhoneNumber;
  readonly deliveryAddress: string;
  readonly total: Cents;
  readonly lines: readonly OrderDraftLine[];
};

export function draftOrder(cart: Cart, saved: SavedAddress, details: AddressDetails): OrderDraft {
  return {
    phone: details.phoneNumber,
    deliveryAddress: deliveryAddress(saved, details),
    total: cartTotal(cart),
    lines: cart.map((line) => ({
      productId: line.product.id,
      quantity: line.quantity,
      unitPrice: line.product.price,
      extras: line.extras,
      crepas: line.crepas.map(({ id, name }) => ({ id, name })),
      extrasTotal: extrasTotal(line),
      imageUrl: line.product.imageUrl,
    })),
  };
}

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
