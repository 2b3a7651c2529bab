import type { StaffOrder } from '@crepas/domain';
import { VisuallyHidden } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import { useEffect, useState } from 'react';
import { usePushOpened } from '../../../push/usePushOpened.ts';
import { useActiveOrders } from '../../../queries/orders.ts';
import { notifyOrders } from '../../../services/notifyOrders.ts';
import { systemNotices } from '../../../services/systemNotices.ts';
import { useSeenOrders } from '../../../stores/seenOrders.ts';
import { useOrderAlarm } from '../alarm/useOrderAlarm.ts';
import { useSoundResume } from '../alarm/useSoundResume.ts';
import { createArrivals, waitingOrders } from '../alarm/waitingOrders.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { useCancellations } from './useCancellations.ts';
import { useHeldStep } from './useHeldStep.ts';
import { useMovedElsewhere } from './useMovedElsewhere.ts';
import { useOrderStream } from './useOrderStream.ts';
import { useSleepNotifications } from './useSleepNotifications.ts';

/** Watches the orders on every staff screen, so that a new one also rings while the menu is edited. */
export function OrderWatch() {
  useOrderStream();
  useHeldStep();
  useSoundResume();
  usePushOpened();
  useSleepNotifications();
  const { data: orders, dataUpdatedAt } = useActiveOrders();
  useMovedElsewhere(orders);
  const seen = useSeenOrders((store) => store.seen);
  useOrderAlarm(orders ? waitingOrders(orders, seen).length : 0);
  const announcement = useArrivalAnnouncement(orders);
  const cancellations = useCancellations(orders);
  return (
    <>
      <ConnectionBanner readAtMs={dataUpdatedAt} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <VisuallyHidden role="status">{cancellations}</VisuallyHidden>
    </>
  );
}

/** Shows new orders as system notifications, and returns a text for screen readers. */
function useArrivalAnnouncement(orders: readonly StaffOrder[] | undefined): string {
  const [arrivalsOf] = useState(createArrivals);
  const [announcement, setAnnouncement] = useState('');
  const see = useSeenOrders((store) => store.see);

  useEffect(() => {
    if (!orders) return;
    if (useSeenOrders.getState().seen === null) see(orders.map(({ id }) => id));
    const arrived = arrivalsOf(orders);
    if (arrived.length === 0) return;
    setAnnouncement(arrived.map(({ id }) => `Pedido nuevo #${id}`).join('. '));
    notifyOrders(
      systemNotices,
      arrived.map(({ id, total, deliveryAddress }) => ({
        id,
        text: `${formatMoney(total)} · ${deliveryAddress}`,
      })),
      document.visibilityState === 'visible',
    );
  }, [orders, arrivalsOf, see]);

  return announcement;
}
