import type { FollowToken } from '@crepas/api';
import { type OrderDetails, orderState } from '@crepas/domain';
import { Card } from '@crepas/ui';
import { lazyWithRetry, ScreenBoundary } from '@crepas/ui/loading';
import { Suspense } from 'react';

const TransferData = lazyWithRetry(() =>
  import('../../transfer/TransferData.tsx').then((part) => part.TransferData),
);

type OwnTransferProps = { order: OrderDetails; token?: FollowToken | undefined };

/** Where to transfer, while the order is under way. Empty for an order that is paid in another way, and while the shop has not confirmed it. */
export function OwnTransfer({ order, token }: OwnTransferProps) {
  const { stage, delivery } = order;
  if (delivery?.payment !== 'transfer' || stage === null || stage === 'awaitingConfirmation') return null;
  if (orderState(stage) !== 'active') return null;
  return (
    <ScreenBoundary retriesAtTap fallback={() => null}>
      <Suspense>
        <Card>
          <TransferData order={order} token={token} />
        </Card>
      </Suspense>
    </ScreenBoundary>
  );
}
