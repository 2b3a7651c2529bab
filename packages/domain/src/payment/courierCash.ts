import type { Fulfilment } from '../delivery/fulfilment.ts';
import { type Cents, sumCents } from '../money/money.ts';
import { isEnough } from './cash.ts';
import { isPaidInCash, isPaymentDue, type PaidState, type Payment } from './payment.ts';

/** What is known of the money of an order that somebody brings, or that the customer picks up. */
export type CollectedOrder = PaidState & {
  readonly fulfilment: Fulfilment;
  readonly payment: Payment;
  /** The fee included. */
  readonly total: Cents;
  /** With how much the customer said to pay; null: exactly, or it was not said. */
  readonly cashGiven: Cents | null;
};

/** Cash at the door; `cashBrought` is what it leaves. */
export type CourierCash = {
  readonly orders: number;
  /** What customers hand over, which is what the courier comes back with. */
  readonly given: Cents;
  /** What they get back: the coins and bills that the courier takes along. */
  readonly change: Cents;
};

/**
 * The cash that couriers collect at the door: of the deliveries paid in cash that staff have not marked as paid. The shop itself
 * collects a pickup. The courier's page, the report of a day and its file show this sum.
 */
export function courierCash(orders: readonly CollectedOrder[]): CourierCash {
  const collected = orders.filter(
    ({ fulfilment, payment, paidAt }) => fulfilment === 'delivery' && isPaidInCash(payment) && !paidAt,
  );
  const given = sumCents(collected.map(handedOver));
  return {
    orders: collected.length,
    given,
    change: (given - sumCents(collected.map(({ total }) => total))) as Cents,
  };
}

/** What the courier hands over to the shop, which is the totals of the orders. */
export const cashBrought = ({ given, change }: Pick<CourierCash, 'given' | 'change'>): Cents =>
  (given - change) as Cents;

/** An order that became dearer than what the customer wanted to pay with is paid exactly. */
const handedOver = ({ total, cashGiven }: CollectedOrder): Cents =>
  cashGiven !== null && isEnough(total, cashGiven) ? cashGiven : total;

/** The transfers that staff have not seen on the account. */
export const isTransferDue = (order: Pick<CollectedOrder, 'payment' | 'paidAt' | 'total'>): boolean =>
  order.payment === 'transfer' && isPaymentDue(order);
