import { type OrderDetails, type OrderStage, orderState } from '@crepas/domain';
import { hasFeature, useKnownShop } from '../../queries/shopFeature.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { PushOffer } from './PushOffer.tsx';
import { Unanswered } from './Unanswered.tsx';

/** What the customer can do about an order. Empty on a server without these extensions. */
export function OwnOrder({ order }: { order: OrderDetails }) {
  const reading = useKnownShop();
  if (!reading || order.stage === null) return null;
  const { shop, clockOffsetMs } = reading;
  return (
    <>
      {order.stage === 'received' && hasFeature(shop, 'escalado') && (
        <Unanswered order={order} shop={shop} clockOffsetMs={clockOffsetMs} />
      )}
      {hasFeature(shop, 'push') && <PushOffer mayStillLeave={mayStillLeave(order.stage)} />}
      {hasFeature(shop, 'cancelar') && <CancelOrder id={order.id} stage={order.stage} />}
    </>
  );
}

const mayStillLeave = (stage: OrderStage) => orderState(stage) === 'active' && stage !== 'onTheWay';
