import { isUnanswered } from '@crepas/domain';
import { useRef } from 'react';
import { useEndedOrders } from '../../queries/endedOrders.ts';
import { useActiveOrders } from '../../queries/orders.ts';
import { useCart } from '../../stores/cart.ts';
import { forgetNewOrder, useNewOrder } from '../../stores/newOrder.ts';
import { useSession } from '../../stores/session.ts';
import { EndedOrder } from './EndedOrder.tsx';
import styles from './OrderNews.module.css';
import { PlacedOrder } from './PlacedOrder.tsx';
import { WhatsAppOffer } from './WhatsAppOffer.tsx';

/** Messages about orders, one at a time, scrolled into view. */
export function OrderNews() {
  const { ended, dismiss } = useEndedOrders();
  const offer = useSession(({ whatsAppOffer }) => whatsAppOffer);
  const dismissWhatsApp = useSession((session) => session.dismissWhatsApp);
  const hasBar = useCart(({ cart }) => cart.length > 0);
  const place = useRef<HTMLDivElement>(null);
  const placed = useUnansweredNewOrder();
  const [order] = ended;

  /** The offer has said that the order worked, and not where to transfer. */
  function dismissOffer() {
    dismissWhatsApp();
    if (placed?.payment !== 'transfer') forgetNewOrder();
  }

  /** The button disappears with its message: keyboard focus moves to the container. */
  function read(forget: () => void) {
    place.current?.focus({ preventScroll: true });
    forget();
  }

  return (
    <div ref={place} tabIndex={-1} data-bar={hasBar || undefined} className={styles.root}>
      {order && <EndedOrder key={order.id} order={order} onRead={() => read(() => dismiss(order.id))} />}
      {!order && offer && <WhatsAppOffer offer={offer} onDone={() => read(dismissOffer)} />}
      {!order && !offer && placed && <PlacedOrder order={placed} onRead={() => read(forgetNewOrder)} />}
    </div>
  );
}

/** From the shop's answer on, the card of the order says more. */
function useUnansweredNewOrder() {
  const placed = useNewOrder(({ order }) => order);
  const { data: orders = [] } = useActiveOrders();
  const isWaiting = orders.some(
    ({ id, stage }) => id === placed?.id && (stage === null || isUnanswered(stage)),
  );
  return isWaiting ? placed : null;
}
