/**
 * A chunk: «Finalizar» needs it, the cart does not. Import it dynamically; `prefetchNextStep` prefetches it.
 */
export { placeDraft } from './placeDraft.ts';
