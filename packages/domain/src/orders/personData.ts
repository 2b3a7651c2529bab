import type { OrderDetails } from './order.ts';
import type { OrderRevision } from './orderContent.ts';

export type PersonData = {
  readonly phone: string;
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
