import type { Cents } from '../money/money.ts';

export const paymentMethods = ['cash', 'card', 'transfer'] as const;

/** How an order is paid. The compiler names each place that a further method needs. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** What an order says of its payment. Another server may name a method that this version does not know. */
export type Payment = PaymentMethod | { readonly unknown: string };

/** A stored word, which a newer version may have written. */
export const paymentNamed = (word: string): Payment =>
  paymentMethods.find((method) => method === word) ?? { unknown: word };

/** Whether the courier collects coins and bills. */
export const isPaidInCash = (payment: Payment): boolean => payment === 'cash';

/** What is known of the money of an order. */
export type PaidState = {
  /** Staff have seen the money. */
  readonly paidAt?: Date;
  /** The customer says that a transfer was made. */
  readonly transferredAt?: Date;
};

/**
 * Whether money of an order is still to be collected: not once staff have seen it, and not of an order that a code makes free, whatever
 * way to pay was chosen.
 */
export const isPaymentDue = ({
  paidAt,
  total,
}: {
  readonly paidAt?: Date | null;
  /** The fee included. */
  readonly total: Cents;
}): boolean => !paidAt && total > 0;

export type TransferAccount = {
  readonly bank: string;
  /** Eighteen digits. */
  readonly clabe: string;
  readonly holder: string;
};

/** The ways to pay of the shop; one at least. */
export type PaymentSettings = {
  readonly payments: readonly PaymentMethod[];
  readonly transfer: TransferAccount | null;
};

/** As an owner who has not chosen any: spec §9. */
export const cashOnly = { payments: ['cash'], transfer: null } as const satisfies PaymentSettings;

/** The ways that a customer may choose. A transfer needs an account; without any way cash is left. */
export function offeredPayments({ payments, transfer }: PaymentSettings): readonly PaymentMethod[] {
  const offered = payments.filter((method) => method !== 'transfer' || transfer !== null);
  return offered.length > 0 ? offered : cashOnly.payments;
}
