/** A separate entry for the owner's terms of sale: how an order is paid, who brings it and what that costs. No screen needs them for its first paint. */

export * from './announcedFees.ts';
export * from './fees.ts';
export * from './fulfilment.ts';
export * from './payment.ts';
export * from './paymentText.ts';
export * from './quoteDelivery.ts';
export * from './saleTerms.ts';
export * from './transferAccount.ts';
