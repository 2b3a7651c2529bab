import { apiErrorCopy } from '@crepas/api';
import type { OrderId, PastOrder } from '@crepas/domain';
import { isGoneFile } from '@crepas/ui/loading';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTransient } from '../../shared/hooks/useTransient.ts';
import { useGoTo } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import {
  forgetTap,
  goneFileCopy,
  reloadForRelease,
  tapBeforeReload,
} from '../../shared/storage/releaseReload.ts';
import type { Put } from './reorderToCart.ts';

/** Long enough to read the names of what is missing. */
const resultMs = 8000;

const load = () => import('./reorderToCart.ts');

/**
 * «Pedir otra vez»: one order at a time.
 *
 * @param path the screen that shows these orders: after a reload for a new release it goes on with the tap
 */
export function useReorder(orders: readonly PastOrder[], path: string) {
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const [busyId, setBusyId] = useState<OrderId | null>(null);
  const { value: result, show, hide } = useTransient<Exclude<Put, { kind: 'incomplete' }>>(resultMs);

  // A lost chunk is loaded again by the tap.
  useEffect(() => void load().catch(() => undefined), []);

  async function order(past: PastOrder) {
    if (busyId !== null) return;
    setBusyId(past.id);
    hide();
    const put = await load()
      .then(({ reorderToCart }) => reorderToCart(queryClient, past))
      .catch((error: unknown): Put | null => {
        const tapped = { kind: 'again', order: past.id, atMs: Date.now() } as const;
        if (reloadForRelease(error, tapped, path)) return null;
        return { kind: 'failure', text: isGoneFile(error) ? goneFileCopy : apiErrorCopy(error) };
      });
    // The page is reloaded for a new release, and goes on with the tap.
    if (put === null) return;
    setBusyId(null);
    if (put.kind !== 'incomplete') return show(put);
    goTo(paths.add(put.started.again.product.id), put.started);
  }

  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  });
  useEffect(() => {
    const tapped = tapBeforeReload('again');
    const past = orders.find(({ id }) => id === tapped?.order);
    if (!past) return;
    forgetTap();
    void latest.current(past);
  }, [orders]);

  return { busyId, result, order };
}
