/** The rules that are part of the store's bundle. The build checks their size. */

export * from './address.ts';
export * from './addressForm.ts';
export * from './backoff.ts';
export * from './cart.ts';
export * from './cartChanges.ts';
export * from './cartNews.ts';
export * from './catalog.ts';
export * from './checkout.ts';
export * from './combo.ts';
export * from './countryPrefix.ts';
export * from './dates.ts';
export * from './draftOrder.ts';
export type * from './linePricing.ts';
export * from './mapView.ts';
export * from './money.ts';
export * from './order.ts';
export * from './orderDraft.ts';
export * from './orderOptions.ts';
export * from './orderStage.ts';
export type * from './payment.ts';
export * from './phone.ts';
export * from './remainingQuantity.ts';
export type * from './saleTerms.ts';
export * from './sameOrder.ts';
export * from './sms.ts';
export * from './smsCode.ts';
export * from './smsCounters.ts';
