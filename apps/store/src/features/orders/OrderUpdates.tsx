import { type ActiveOrder, isUnanswered, moneyText, type OrderDetails, type OrderId } from '@crepas/domain';
import { Button, ButtonLink, buttonProps, Card, ChatIcon, Text } from '@crepas/ui';
import { lazyWithRetry, ScreenBoundary } from '@crepas/ui/loading';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useCart } from '../../shared/cart/cart.ts';
import { isTransferMade, openPayment, readyCopy, refundCopy } from '../../shared/copy/payment.ts';
import { phoneText } from '../../shared/copy/phoneText.ts';
import { paths } from '../../shared/paths.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import { type WhatsAppOffer as Offer, useSession } from '../../shared/storage/session.ts';
import { markChangeRead, readVersions, unreadChange } from './changedOrders.ts';
import { useEndedOrders } from './endedOrders.ts';
import { linkOf } from './followed.ts';
import { laterCopy } from './laterCopy.ts';
import { forgetNewOrder, type NewOrder, useNewOrder } from './newOrder.ts';
import styles from './OrderUpdates.module.css';
import { arrivalSentence, stageSentence } from './orderCopy.ts';
import { useActiveOrders, useOrderDetails } from './orders.ts';
import { useOrderNow, usePromise } from './usePromise.ts';

/** Messages about orders, one at a time, scrolled into view. */
export function OrderUpdates() {
  const { ended, dismiss } = useEndedOrders();
  const offer = useSession(({ whatsAppOffer }) => whatsAppOffer);
  const dismissWhatsApp = useSession((session) => session.dismissWhatsApp);
  const hasBar = useCart(({ cart }) => cart.length > 0);
  const place = useRef<HTMLDivElement>(null);
  const placed = useUnansweredNewOrder();
  const isOfPlaced = placed !== null && offer?.orderId === placed.id;
  // An older order's end waits until the new one is read.
  const order = placed ? undefined : ended[0];
  const { changed, markRead } = useChangedOrder();

  /** The button disappears with its message: keyboard focus moves to the container. */
  function read(forget: () => void) {
    place.current?.focus({ preventScroll: true });
    forget();
  }

  return (
    <div ref={place} tabIndex={-1} data-bar={hasBar || undefined} className={styles.root}>
      {order && <EndedOrder key={order.id} order={order} onRead={() => read(() => dismiss(order.id))} />}
      {!order && changed && !placed && (
        <ChangedOrder
          key={`${changed.id}-${changed.version}`}
          order={changed}
          onRead={() => read(markRead)}
        />
      )}
      {!order && offer && !placed && !changed && (
        <WhatsAppOffer offer={offer} onDone={() => read(dismissWhatsApp)} />
      )}
      {!order && placed && (
        <PlacedOrder
          order={placed}
          message={isOfPlaced && <MessageLink href={offer.link} onClick={() => read(dismissWhatsApp)} />}
          onRead={() =>
            read(() => {
              forgetNewOrder(placed.id);
              if (isOfPlaced) dismissWhatsApp();
            })
          }
        />
      )}
    </div>
  );
}

/** An active order that staff changed since its customer last read about it. */
function useChangedOrder() {
  const { data: orders = [] } = useActiveOrders();
  const [seen, setSeen] = useState(readVersions);
  const changed = unreadChange(orders, seen);
  return { changed, markRead: () => changed && setSeen(markChangeRead(changed.id, changed.version)) };
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

type ReadActionsProps = { id: OrderId; onRead: () => void; action?: ReactNode };

const ReadActions = ({ id, onRead, action }: ReadActionsProps) => (
  <div className={styles.actions}>
    {action}
    <ButtonLink kind="secondary" to={paths.orderDetails(id)}>
      Ver pedido
    </ButtonLink>
    <Button kind="quiet" onClick={onRead}>
      Entendido
    </Button>
  </div>
);

type EndedOrderProps = { order: OrderDetails; onRead: () => void };

/** A rejected or cancelled order with its reason, until the customer dismisses it. */
const EndedOrder = ({ order, onRead }: EndedOrderProps) => (
  <Card role="alert" className={styles.card}>
    <Text>
      <strong>{`Pedido #${order.id}`}</strong>
    </Text>
    <Text>{order.stage && stageSentence(order.stage, order.delivery?.fulfilment ?? 'delivery', order)}</Text>
    {isTransferMade(order.delivery) && <Text>{refundCopy}</Text>}
    <ReadActions id={order.id} onRead={onRead} />
  </Card>
);

type ChangedOrderProps = { order: ActiveOrder; onRead: () => void };

/** What staff changed, and why, stands on the order's page. */
const ChangedOrder = ({ order, onRead }: ChangedOrderProps) => (
  <Card role="status" className={styles.card}>
    <Text>
      <strong>{`La tienda cambió tu pedido #${order.id}`}</strong>
    </Text>
    <Text>{`Ahora son ${moneyText(order.total)} en total.`}</Text>
    <ReadActions id={order.id} onRead={onRead} />
  </Card>
);

const TransferData = lazyWithRetry(() => import('./TransferData.tsx').then((part) => part.TransferData));

/** `message`: the link to its WhatsApp message, when no tab showed it. */
type PlacedOrderProps = { order: NewOrder; message: ReactNode; onRead: () => void };

/** «Finalizar» worked: the number, when it arrives and what to do until then. */
function PlacedOrder({ order, message, onRead }: PlacedOrderProps) {
  const { timeZone } = useShopWords();
  const received = { ...order, stage: 'received', minutes: null } as const;
  const expected = usePromise(received, order.fulfilment);
  const later = laterCopy(received, useOrderNow(), timeZone);
  const promise = arrivalSentence('received', order.fulfilment, expected, timeZone, later);
  const token = linkOf(order.id)?.token;
  // Staff may have changed the order since, or seen the money.
  const { data: details } = useOrderDetails(token ?? order.id);
  const { payment: chosen, cashGiven } = details?.delivery ?? {
    payment: order.payment,
    cashGiven: order.cash,
  };
  const total = details?.total ?? order.cash;
  const payment = openPayment(chosen, total);
  const ready = payment && readyCopy(payment, moneyText(cashGiven ?? total));
  return (
    <Card role="status" className={styles.card}>
      <Text>
        <strong>{`¡Listo! Recibimos tu pedido #${order.id}.`}</strong>
      </Text>
      {order.calledAt && (
        <Text>{`La tienda te llama al ${phoneText(order.calledAt)} para confirmarlo${later ? '' : ', y entonces lo prepara'}.`}</Text>
      )}
      <Text>{[(later || !order.calledAt) && promise, ready && `${ready}.`].filter(Boolean).join(' ')}</Text>
      {details && payment === 'transfer' && !order.calledAt && (
        // Without the chunk the order's page has it.
        <ScreenBoundary fallback={() => null}>
          <Suspense>
            <TransferData order={details} token={token} />
          </Suspense>
        </ScreenBoundary>
      )}
      <ReadActions id={order.id} onRead={onRead} action={message} />
    </Card>
  );
}

type MessageLinkProps = { href: string; onClick: () => void };

const MessageLink = (props: MessageLinkProps) => (
  <a {...buttonProps({ kind: 'secondary' })} {...props} target="_blank" rel="noopener">
    <ChatIcon />
    Enviar por WhatsApp
  </a>
);

type WhatsAppOfferProps = { offer: Offer; onDone: () => void };

/** Offers the message of an order that no tab showed (decision O7), after a reload or when the shop has answered. */
const WhatsAppOffer = ({ offer, onDone }: WhatsAppOfferProps) => (
  <Card role="status" className={styles.card}>
    <Text>{`Tu pedido #${offer.orderId} ya está registrado. Si quieres, mándanos también el mensaje.`}</Text>
    <div className={styles.actions}>
      <MessageLink href={offer.link} onClick={onDone} />
      <Button kind="quiet" onClick={onDone}>
        Ahora no
      </Button>
    </div>
  </Card>
);
