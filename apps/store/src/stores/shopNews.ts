import { create } from 'zustand';

/**
 * What the shop says of itself at this moment, in words. The rules and the words are in a chunk that loads when the page
 * is idle (`hours/followShop.ts`); home and cart only show the result.
 */
export type ShopNews = {
  /** Until an order is at the door; null while unknown. */
  readonly minutes: number | null;
  /** What a customer must know before ordering. */
  readonly hours: {
    /** Null on an ordinary evening, and while nothing is known. */
    readonly news: string | null;
    /** Of a special day: `Navidad`. */
    readonly reason: string | null;
    /** «Finalizar» sends nothing. False while nothing is known: the server refuses by itself. */
    readonly closed: boolean;
    /** One minute of a countdown: not worth an announcement. */
    readonly quiet: boolean;
  };
};

export const useShopNews = create<ShopNews>()(() => ({
  minutes: null,
  hours: { news: null, reason: null, closed: false, quiet: false },
}));
