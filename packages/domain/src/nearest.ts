/** A separate entry for what is offered where a search finds nothing. */

export * from './search/nearestProducts.ts';
