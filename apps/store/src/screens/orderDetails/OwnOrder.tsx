import type { FollowToken } from '@crepas/api';
import { isUnanswered, type OrderDetails, type OrderStage, orderState } from '@crepas/domain';
import { hasFeature, useKnownShop } from '../../queries/shopFeature.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { PushOffer } from './PushOffer.tsx';
import { Unanswered } from './Unanswered.tsx';

type OwnOrderProps = { readonly order: OrderDetails; readonly token: FollowToken | undefined };

/** What the customer can do about an order. Empty on a server without these extensions. */
export function OwnOrder({ order, token }: OwnOrderProps) {
  const reading = useKnownShop();
  if (!reading || order.stage === null) return null;
  const { shop, clockOffsetMs } = reading;
  return (
    <>
      {isUnanswered(order.stage) && hasFeature(shop, 'escalado') && (
        <Unanswered order={order} shop={shop} clockOffsetMs={clockOffsetMs} />
      )}
      {hasFeature(shop, 'push') && (
        <PushOffer
          mayStillLeave={mayStillLeave(order.stage)}
          fulfilment={order.delivery?.fulfilment}
          token={token}
        />
      )}
      {hasFeature(shop, 'cancelar') && (
        <CancelOrder
          id={order.id}
          stage={order.stage}
          fulfilment={order.delivery?.fulfilment ?? 'delivery'}
          token={token}
        />
      )}
    </>
  );
}

const mayStillLeave = (stage: OrderStage) => orderState(stage) === 'active' && stage !== 'onTheWay';
