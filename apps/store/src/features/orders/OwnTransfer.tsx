import type { FollowToken } from '@crepas/api';
import { type OrderDetails, type OrderId, orderState } from '@crepas/domain';
import { Card, Text } from '@crepas/ui';
import { lazyWithRetry, ScreenBoundary } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { isTransferMade, refundCopy } from '../../shared/copy/payment.ts';
import { ShopContact } from '../../shared/layout/ShopContact.tsx';
import { useKnownShop } from '../../shared/shop/shopNow.ts';
import styles from './OrderDetails.module.css';

const TransferData = lazyWithRetry(() => import('./TransferData.tsx').then((part) => part.TransferData));

type OwnTransferProps = { order: OrderDetails; token?: FollowToken | undefined };

/** Where to transfer, while the order is under way, and of one that was rejected or cancelled how to get it back. Empty for an order that is paid in another way or costs nothing, and while the shop has not confirmed it. */
export function OwnTransfer({ order, token }: OwnTransferProps) {
  const { stage, delivery } = order;
  if (delivery?.payment !== 'transfer' || stage === null || stage === 'awaitingConfirmation') return null;
  const state = orderState(stage);
  if (state === 'cancelled' && isTransferMade(delivery)) return <Refund id={order.id} />;
  if (state !== 'active' || order.total === 0) return null;
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

function Refund({ id }: { id: OrderId }) {
  const shop = useKnownShop()?.shop;
  return (
    <Card role="status" className={styles.unanswered}>
      <Text>{refundCopy}</Text>
      {shop && (
        <ShopContact
          phone={shop.responsible?.phone ?? ''}
          whatsApp={shop.whatsApp}
          text={`Hola, pagué por transferencia el pedido #${id}, que se canceló. ¿Cómo me devuelven el dinero?`}
        />
      )}
    </Card>
  );
}
