/** What «Finalizar» may lead to instead of an order: chunks that the idle cart prefetches. */
export const loadChangedOrder = () => import('./ChangedOrder.tsx').then((part) => part.ChangedOrder);
export const loadUnconfirmedOrder = () =>
  import('./UnconfirmedOrder.tsx').then((part) => part.UnconfirmedOrder);
