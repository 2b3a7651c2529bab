import { useRef } from 'react';
import { useEndedOrders } from '../../queries/endedOrders.ts';
import { useSession } from '../../stores/session.ts';
import { EndedOrder } from './EndedOrder.tsx';
import styles from './OrderNews.module.css';
import { WhatsAppOffer } from './WhatsAppOffer.tsx';

/** Messages about orders, one at a time, scrolled into view. */
export function OrderNews() {
  const { ended, dismiss } = useEndedOrders();
  const offer = useSession(({ whatsAppOffer }) => whatsAppOffer);
  const dismissOffer = useSession(({ dismissWhatsApp }) => dismissWhatsApp);
  const place = useRef<HTMLDivElement>(null);
  const [order] = ended;

  /** The button disappears with its message: keyboard focus moves to the container. */
  function read(forget: () => void) {
    place.current?.focus({ preventScroll: true });
    forget();
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.root}>
      {order && <EndedOrder key={order.id} order={order} onRead={() => read(() => dismiss(order.id))} />}
      {!order && offer && <WhatsAppOffer offer={offer} onDone={() => read(dismissOffer)} />}
    </div>
  );
}
