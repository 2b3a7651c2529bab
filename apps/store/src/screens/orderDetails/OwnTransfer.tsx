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
export function OwnTransfer({ order: { id, stage, total, delivery }, token }: OwnTransferProps) {
  if (delivery?.payment !== 'transfer' || stage === null || stage === 'awaitingConfirmation') return null;
  if (orderState(stage) !== 'active') return null;
  const { paidAt, transferredAt } = delivery;
  return (
    <ScreenBoundary retriesAtTap fallback={() => null}>
      <Suspense>
        <Card>
          <TransferData
            id={id}
            total={total}
            token={token}
            {...(paidAt && { paidAt })}
            {...(transferredAt && { transferredAt })}
          />
        </Card>
      </Suspense>
    </ScreenBoundary>
  );
}
