import { create } from 'zustand';

/**
 * The state of the shop at this moment, as text for customers. The rules and the texts are in a chunk that loads when the
 * page is idle (`hours/followShop.ts`); home and cart only show the result.
 */
export type ShopStatus = {
  /** The promised minutes until delivery; null while unknown. */
  readonly minutes: number | null;
  /** From the order until it can be fetched; null while orders cannot be fetched, and while that is unknown. */
  readonly pickupMinutes: number | null;
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
  minutes: null,
  pickupMinutes: null,
  hours: { news: null, reason: null, closed: false, quiet: false },
}));
