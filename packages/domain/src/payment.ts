/** How an order is paid (spec §9: in cash, at the door). The compiler names each place that a further method needs. */
export type PaymentMethod = 'cash';

/** What an order says of its payment. Another server may name a method that this version does not know. */
export type Payment = PaymentMethod | { readonly unknown: string };

/** Whether the courier collects coins and bills. */
export const isPaidInCash = (payment: Payment): boolean => payment === 'cash';
