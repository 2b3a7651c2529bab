import { formatCents, type StaffOrder } from '@crepas/domain';
import { VisuallyHidden } from '@crepas/ui';
import { useEffect, useState } from 'react';
import { useActiveOrders } from '../../../queries/orders.ts';
import { notifyOrders } from '../../../services/notifyOrders.ts';
import { systemNotices } from '../../../services/systemNotices.ts';
import { useSeenOrders } from '../../../stores/seenOrders.ts';
import { useOrderAlarm } from '../alarm/useOrderAlarm.ts';
import { useSoundResuming } from '../alarm/useSoundResuming.ts';
import { createArrivals, waitingOrders } from '../alarm/waitingOrders.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { useHeldStep } from './useHeldStep.ts';
import { useOrderStream } from './useOrderStream.ts';

/** Watches over the orders on every screen of the staff: whoever edits the menu hears a new one too. */
export function OrderWatch() {
  useOrderStream();
  useHeldStep();
  useSoundResuming();
  const { data: orders, dataUpdatedAt } = useActiveOrders();
  const seen = useSeenOrders((store) => store.seen);
  useOrderAlarm(orders ? waitingOrders(orders, seen).length : 0);
  const news = useArrivalNews(orders);
  return (
    <>
      <ConnectionBanner readAtMs={dataUpdatedAt} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

/** Tells the system what arrived, and answers it in words for a screen reader. */
function useArrivalNews(orders: readonly StaffOrder[] | undefined): string {
  const [arrivalsOf] = useState(createArrivals);
  const [news, setNews] = useState('');
  const see = useSeenOrders((store) => store.see);

  useEffect(() => {
    if (!orders) return;
    if (useSeenOrders.getState().seen === null) see(orders.map(({ id }) => id));
    const arrived = arrivalsOf(orders);
    if (arrived.length === 0) return;
    setNews(arrived.map(({ id }) => `Pedido nuevo #${id}`).join('. '));
    notifyOrders(
      systemNotices,
      arrived.map(({ id, total, deliveryAddress }) => ({
        id,
        text: `${formatCents(total)} · ${deliveryAddress}`,
      })),
      document.visibilityState === 'visible',
    );
  }, [orders, arrivalsOf, see]);

  return news;
}
