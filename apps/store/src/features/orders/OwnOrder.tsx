import type { FollowToken } from '@crepas/api';
import {
  alertSeconds,
  isUnanswered,
  mayCancelOrder,
  type OrderDetails,
  type OrderStage,
  orderState,
} from '@crepas/domain';
import { Card, Text } from '@crepas/ui';
import { isTransferMade } from '../../shared/copy/payment.ts';
import { useIsPast } from '../../shared/hooks/useIsPast.ts';
import { ShopContact } from '../../shared/layout/ShopContact.tsx';
import { useKnownShop } from '../../shared/shop/shopNow.ts';
import { useShopNumbers } from '../../shared/shop/shopNumbers.ts';
import { CancelOrder } from './CancelOrder.tsx';
import styles from './OrderDetails.module.css';
import { unansweredCopy } from './ownOrderCopy.ts';
import { PushOffer } from './PushOffer.tsx';
import { useOrderNow } from './usePromise.ts';

type OwnOrderProps = { readonly order: OrderDetails; readonly token: FollowToken | undefined };

/** What the customer can do about an order. Empty on a server without these extensions. */
export function OwnOrder({ order, token }: OwnOrderProps) {
  const reading = useKnownShop();
  const now = useOrderNow();
  if (!reading || order.stage === null) return null;
  const { shop } = reading;
  return (
    <>
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
          mayCancel={mayCancelOrder(order, now)}
          isAccepted={order.stage === 'accepted'}
          fulfilment={order.delivery?.fulfilment ?? 'delivery'}
          isTransferMade={isTransferMade(order.delivery)}
          token={token}
        />
      )}
    </>
  );
}

const mayStillLeave = (stage: OrderStage) => orderState(stage) === 'active' && stage !== 'onTheWay';

type ShopHelpProps = { readonly order: OrderDetails };

/** How to reach the shop about the order, and after three minutes without an answer (decision H8) the truth about it. */
export function ShopHelp({ order }: ShopHelpProps) {
  const numbers = useShopNumbers();
  const reading = useKnownShop();
  const { placedAt, stage, alerts, alertsFrom } = order;
  const hasEscalation = reading?.shop.features.includes('escalado') ?? false;
  const escalates = hasEscalation && stage !== null && isUnanswered(stage);
  // An order that came while the shop was closed waits for its opening.
  const waitsSince = alertsFrom ?? placedAt?.getTime();
  const ownerToldMs =
    waitsSince === undefined ? null : waitsSince + alertSeconds.owner * 1000 - (reading?.clockOffsetMs ?? 0);
  const isDue = useIsPast(escalates ? ownerToldMs : null);
  if (escalates && (isDue || alerts?.owner != null)) {
    return (
      <Card role="status" className={styles.unanswered}>
        <Text>{unansweredCopy(alerts)}</Text>
        <ShopContact {...numbers} text={`Hola, ¿recibieron mi pedido #${order.id}?`} />
      </Card>
    );
  }
  // The card of the refund says how to reach the shop.
  const hasRefund = stage !== null && orderState(stage) === 'cancelled' && isTransferMade(order.delivery);
  return (
    (numbers.whatsApp || numbers.phone) !== '' &&
    !hasRefund && (
      <Card className={styles.unanswered}>
        <Text>¿Dudas de tu pedido? Pregúntale a la tienda.</Text>
        <ShopContact {...numbers} text={`Hola, tengo una duda de mi pedido #${order.id}.`} />
      </Card>
    )
  );
}
