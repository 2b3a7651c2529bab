import { apiErrorCopy } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import type { PastOrder } from '@crepas/domain/reorder';
import { useEffect, useState } from 'react';
import { useGoTo } from '../../hooks/useGoTo.ts';
import { useTransient } from '../../hooks/useTransient.ts';
import { paths } from '../../paths.ts';
import type { Put } from './reorderToCart.ts';

/** Long enough to read the names of what is missing. */
const newsMs = 8000;

const load = () => import('./reorderToCart.ts');

/** «Pedir otra vez»: one order at a time. */
export function useReorder() {
  const goTo = useGoTo();
  const [busyId, setBusyId] = useState<OrderId | null>(null);
  const { value: news, show, hide } = useTransient<Exclude<Put, { kind: 'incomplete' }>>(newsMs);

  // A lost chunk is loaded again by the tap.
  useEffect(() => void load().catch(() => undefined), []);

  async function order(past: PastOrder) {
    if (busyId !== null) return;
    setBusyId(past.id);
    hide();
    const put = await load()
      .then(({ reorderToCart }) => reorderToCart(past))
      .catch((error: unknown): Put => ({ kind: 'failure', text: apiErrorCopy(error) }));
    setBusyId(null);
    if (put.kind !== 'incomplete') return show(put);
    goTo(paths.add(put.started.again.product.id), put.started);
  }

  return { busyId, news, order };
}
