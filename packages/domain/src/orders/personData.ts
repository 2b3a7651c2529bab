import type { SavedAddress } from '../customer/address.ts';
import type { OrderDetails } from './order.ts';
import type { OrderRevision } from './orderContent.ts';

/** The store refuses the orders of this phone. */
export type PhoneBlock = {
  readonly reason: string;
  /** The e-mail of the account. */
  readonly by: string;
  readonly since: Date | null;
  /** Null until somebody ends it. */
  readonly until: Date | null;
};

/** One page of what is kept of a phone. */
export type PersonData = {
  readonly phone: string;
  /** Absent where the orders can be placed. */
  readonly block?: PhoneBlock;
  /** How many orders are kept, on all pages. */
  readonly orderCount: number;
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
  /** Newest first. */
  readonly orders: readonly OrderDetails[];
  /** What changes of these orders replaced; absent when there is none. */
  readonly revisions?: readonly OrderRevision[];
  readonly devices: readonly {
    /** The host of the browser's push service. */
    readonly service: string;
    readonly renewedAt: Date | null;
  }[];
};

/** The limits of the owner's setting: the days after which the personal data of an order is erased. */
export const minForgetDays = 30;
export const maxForgetDays = 3650;

/**
 * The days of an owner who has chosen nothing: two years. A customer may claim for one (consumer law, LFPC 14), and comes back for
 * the yearly feast. The accounts, which the tax law wants for longer, need no phone or address and stay.
 */
export const plainForgetDays = 730;

/** What earlier orders of a phone tell staff who take its next order (decision T3). Nothing of an erased order. */
export type KnownCustomer = {
  readonly name: string | null;
  /** Each text once, the latest first. */
  readonly addresses: readonly SavedAddress[];
  /** The latest order that was not rejected. */
  readonly last: OrderDetails | null;
};
