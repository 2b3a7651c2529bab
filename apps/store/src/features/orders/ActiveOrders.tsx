import { ActiveOrderCardSkeleton, Loading, ScrollRow, Section, Skeleton } from '@crepas/ui';
import { lazyWithRetry, ScreenBoundary } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { useHydrated } from '../../shared/hooks/useHydrated.ts';
import { useSession } from '../../shared/storage/session.ts';
import { useAddress } from '../address/index.ts';
import styles from './ActiveOrders.module.css';
import { expectedActiveOrders, expectsPastOrders, hasFollowLinks, lastKnownOrder } from './followed.ts';
import { ProofFirst, ProofRequest } from './ProofFirst.tsx';

const OrdersUnderWay = lazyWithRetry(() =>
  import('./OrdersUnderWay.tsx').then((part) => part.OrdersUnderWay),
);

/** What home shows after an order: the network, or this release's file, may be gone by then. */
export const prefetchOrdersUnderWay = OrdersUnderWay.preload;

/**
 * The customer's orders. They need a verified phone (spec §5), a follow link or a message to offer. When they cannot be loaded, home
 * stays: it is for the menu.
 */
export function ActiveOrders() {
  const isHydrated = useHydrated();
  const isVerified = useAddress(({ details }) => details?.phoneVerified === true);
  const hasOffer = useSession(({ whatsAppOffer }) => whatsAppOffer !== null);
  if (!isHydrated) return <Room />;
  const hasOrders = isVerified || hasFollowLinks();
  const hidden = hasOrders ? undefined : lastKnownOrder();
  if (hidden !== undefined && !hasOffer) return <ProofFirst of={hidden} />;
  if (!hasOrders && !hasOffer) return null;
  const waiting = hasOrders && expectedActiveOrders() > 0 ? <Waiting /> : null;
  const again = isVerified && expectsPastOrders() ? <WaitingAgain /> : null;
  const both = (
    <>
      {waiting}
      {again}
    </>
  );
  return (
    <ScreenBoundary retriesAtTap fallback={() => both}>
      <Suspense fallback={both}>
        <OrdersUnderWay waiting={waiting} again={again} />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Part of every rendered page, and visible only where the boot script expects orders: no layout shift when they load. */
const Room = () => (
  <>
    <div className={styles.room}>
      <Waiting />
    </div>
    <div className={styles.roomAgain}>
      <WaitingAgain />
    </div>
    <div className={styles.roomProof}>
      <ProofRequest>
        <Skeleton className={styles.toOrder} />
      </ProofRequest>
    </div>
  </>
);

const WaitingAgain = () => (
  <Loading>
    <Section title="Pedir otra vez">
      <ScrollRow label="">
        <Skeleton className={styles.again} />
      </ScrollRow>
    </Section>
  </Loading>
);

const Waiting = () => (
  <Loading>
    <ScrollRow label="Pedidos activos" className={styles.root}>
      <ActiveOrderCardSkeleton />
    </ScrollRow>
  </Loading>
);
