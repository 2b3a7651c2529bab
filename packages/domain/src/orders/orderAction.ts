import type { OrderStage } from './orderStage.ts';

/** What an account of the staff did with an order: gave it a stage (`received`: took it by telephone), and the rest. */
export type OrderActionKind = OrderStage | 'paid' | 'unpaid' | 'printedAgain';

export type OrderAction = {
  readonly kind: OrderActionKind;
  readonly at: Date | null;
  /** The e-mail of the account. */
  readonly by: string;
};
