import { useRef } from 'react';
import { useEndedOrders } from '../../queries/endedOrders.ts';
import { useSession } from '../../stores/session.ts';
import { EndedOrder } from './EndedOrder.tsx';
import styles from './OrderNews.module.css';
import { WhatsAppOffer } from './WhatsAppOffer.tsx';

/** What the customer has to hear of an order, one thing at a time, wherever home is scrolled to. */
export function OrderNews() {
  const { ended, dismiss } = useEndedOrders();
  const offer = useSession(({ whatsAppOffer }) => whatsAppOffer);
  const dismissOffer = useSession(({ dismissWhatsApp }) => dismissWhatsApp);
  const place = useRef<HTMLDivElement>(null);
  const [order] = ended;

  /** The button goes with its news: who is here by keyboard goes on from their place. */
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
