import { lazyWithRetry } from '@crepas/ui/loading';

/** The questions that «Finalizar» may lead to. */
export const ChangedOrder = lazyWithRetry(() =>
  import('./ChangedOrder.tsx').then((part) => part.ChangedOrder),
);
export const UnconfirmedOrder = lazyWithRetry(() =>
  import('./UnconfirmedOrder.tsx').then((part) => part.UnconfirmedOrder),
);
