import { ActiveOrderCardSkeleton, Loading, ScrollRow } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { expectedActiveOrders } from '../../queries/expectedOrders.ts';
import { useAddress } from '../../stores/address.ts';
import { useSession } from '../../stores/session.ts';
import styles from './ActiveOrders.module.css';

const OrdersUnderWay = lazyWithRetry(() =>
  import('./OrdersUnderWay.tsx').then((part) => part.OrdersUnderWay),
);

/**
 * The customer's orders; their code and their calls are only for who has a verified phone (spec §5), or a message to
 * send.
 */
export function ActiveOrders() {
  const isHydrated = useHydrated();
  const isVerified = useAddress(({ details }) => details?.phoneVerified === true);
  const hasOffer = useSession(({ whatsAppOffer }) => whatsAppOffer !== null);
  if (!isHydrated) return <Room />;
  if (!isVerified && !hasOffer) return null;
  const waiting = isVerified && expectedActiveOrders() > 0 ? <Waiting /> : null;
  return (
    <Suspense fallback={waiting}>
      <OrdersUnderWay waiting={waiting} />
    </Suspense>
  );
}

/** Stands in every rendered page, and is seen where this browser expects orders: what comes then moves nothing. */
const Room = () => (
  <div className={styles.room}>
    <Waiting />
  </div>
);

const Waiting = () => (
  <Loading>
    <ScrollRow label="Pedidos activos" className={styles.root}>
      <ActiveOrderCardSkeleton />
    </ScrollRow>
  </Loading>
);
