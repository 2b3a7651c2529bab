/** Ordering the same again: a chunk of the store of its own, and not part of its first load. */

export * from './reorder/pastOrder.ts';
export * from './reorder/reorder.ts';
