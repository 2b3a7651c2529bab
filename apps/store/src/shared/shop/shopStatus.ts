import type { Cents } from '@crepas/domain';
import { create } from 'zustand';
import type { DeliveryCopy } from './feesCopy.ts';

/** What a cart costs with its delivery. */
export type CartQuote = {
  /** The sum of the products. */
  readonly subtotal: Cents;
  readonly fee: Cents;
  readonly total: Cents;
  /** What delivery costs, or may cost while there is no address; absent where it is free. */
  readonly note?: string;
  /** Why «Finalizar» sends nothing: what is missing to the minimum. */
  readonly stop?: string;
};

/**
 * The state of the shop at this moment, as text for customers. The rules and the texts are in a chunk that loads when the
 * page is idle (`hours/followShop.ts`); home and cart only show the result.
 */
export type ShopStatus = {
  /** The promised minutes until delivery; null while unknown. */
  readonly minutes: number | null;
  /** From the order until it can be fetched; null while orders cannot be fetched, absent while that is unknown. */
  readonly pickupMinutes?: number | null;
  /** What delivery costs; null where it is free, undefined while unknown. */
  readonly delivery?: DeliveryCopy | null;
  readonly quote: (subtotal: Cents) => CartQuote;
  /** More than one way to pay; absent while unknown. */
  readonly hasPaymentChoice?: boolean;
  /** Of the shop itself; absent while unknown. */
  readonly address?: string;
  /** What a customer must know before ordering. */
  readonly hours: {
    /** Null on an ordinary evening, and while nothing is known. */
    readonly news: string | null;
    /** Of a special day: `Navidad`. */
    readonly reason: string | null;
    /** «Finalizar» sends nothing. False while nothing is known: the server refuses by itself. */
    readonly closed: boolean;
    /** A minute of the countdown that is not announced to screen readers. */
    readonly quiet: boolean;
  };
};

export const useShopStatus = create<ShopStatus>()(() => ({
  quote: (subtotal) => ({ subtotal, fee: 0 as Cents, total: subtotal }),
  minutes: null,
  hours: { news: null, reason: null, closed: false, quiet: false },
}));
