/** A separate entry for what a customer may add to an order: it is asked in a part of the cart that loads later. */

export * from './cash.ts';
export * from './cashText.ts';
export * from './note.ts';
export { isPaidInCash } from './payment.ts';
