import type { SavedAddress } from '../customer/address.ts';
import type { OrderDetails } from './order.ts';

/** What earlier orders of a phone tell staff who take its next order (decision T3). Nothing of an erased order. */
export type KnownCustomer = {
  readonly name: string | null;
  /** Each text once, the latest first. */
  readonly addresses: readonly SavedAddress[];
  /** The latest order that was not rejected. */
  readonly last: OrderDetails | null;
};
