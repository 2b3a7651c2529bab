import type { FollowToken, Shop } from '@crepas/api';
import { alertSeconds, isUnanswered, type OrderDetails, type OrderStage, orderState } from '@crepas/domain';
import { Card, Text } from '@crepas/ui';
import { isTransferMade } from '../../shared/copy/payment.ts';
import { useIsPast } from '../../shared/hooks/useIsPast.ts';
import { ShopContact } from '../../shared/layout/ShopContact.tsx';
import { useKnownShop } from '../../shared/shop/shopNow.ts';
import { CancelOrder } from './CancelOrder.tsx';
import styles from './OrderDetails.module.css';
import { unansweredCopy } from './ownOrderCopy.ts';
import { PushOffer } from './PushOffer.tsx';

type OwnOrderProps = { readonly order: OrderDetails; readonly token: FollowToken | undefined };

/** What the customer can do about an order. Empty on a server without these extensions. */
export function OwnOrder({ order, token }: OwnOrderProps) {
  const reading = useKnownShop();
  if (!reading || order.stage === null) return null;
  const { shop, clockOffsetMs } = reading;
  return (
    <>
      {isUnanswered(order.stage) && shop.features.includes('escalado') && (
        <Unanswered order={order} shop={shop} clockOffsetMs={clockOffsetMs} />
      )}
      {shop.features.includes('push') && (
        <PushOffer
          mayStillLeave={mayStillLeave(order.stage)}
          fulfilment={order.delivery?.fulfilment}
          token={token}
        />
      )}
      {shop.features.includes('cancelar') && (
        <CancelOrder
          id={order.id}
          stage={order.stage}
          fulfilment={order.delivery?.fulfilment ?? 'delivery'}
          isTransferMade={isTransferMade(order.delivery)}
          token={token}
        />
      )}
    </>
  );
}

const mayStillLeave = (stage: OrderStage) => orderState(stage) === 'active' && stage !== 'onTheWay';

type UnansweredProps = {
  readonly order: OrderDetails;
  readonly shop: Pick<Shop, 'whatsApp'>;
  /** To the server's clock, in milliseconds. */
  readonly clockOffsetMs: number;
};

/** Three minutes without an answer (decision H8): the truth, and how to reach the shop. */
function Unanswered({ order, shop, clockOffsetMs }: UnansweredProps) {
  const isEscalated = order.alerts?.owner != null;
  const dueMs = order.placedAt ? order.placedAt.getTime() + alertSeconds.owner * 1000 - clockOffsetMs : null;
  const isDue = useIsPast(dueMs);
  if (!isEscalated && !isDue) return null;
  return (
    <Card role="status" className={styles.unanswered}>
      <Text>{unansweredCopy(order.alerts)}</Text>
      <ShopContact whatsApp={shop.whatsApp} text={`Hola, ¿recibieron mi pedido #${order.id}?`} />
    </Card>
  );
}
