import { stageCopy } from '@crepas/api';
import {
  cashText,
  type Fulfilment,
  makingTexts,
  mapLink,
  type OrderDetailLine,
  type OrderId,
  type OrderStage,
  orderTiming,
  type StaffOrder,
} from '@crepas/domain';
import {
  Button,
  buttonProps,
  ChatIcon,
  PhoneIcon,
  PinIcon,
  PrintIcon,
  Skeleton,
  StaffOrderCard,
  Stages,
} from '@crepas/ui';
import { Link } from 'react-router';
import { agoCopy } from '../../../shared/copy.ts';
import { paths } from '../../../shared/paths.ts';
import { useHasPins, useKnownShop } from '../../../shared/shop/shop.ts';
import { WrappableText } from '../../../shared/WrappableText.tsx';
import { useLateTickets } from '../../printers/index.ts';
import { useCancelledOrders } from '../cancelledOrders.ts';
import { callLink, chatLink } from '../contactLinks.ts';
import { useOrderDetails } from '../orderDetails.ts';
import { cardFacts, useIsWithoutPin } from '../orderFacts.ts';
import { PaymentReceived } from '../PaymentReceived.tsx';
import { PrintAgain } from '../PrintAgain.tsx';
import styles from './Board.module.css';
import { alertsCopy, markCopy, promiseCopy, usualMinutes } from './boardCopy.ts';
import { cardAttribute } from './cardFocus.ts';
import { isSecondClick } from './isSecondClick.ts';
import { OrderSteps } from './OrderSteps.tsx';

export type OrderCardProps = {
  readonly order: StaffOrder;
  readonly nowMs: number;
  readonly onOpen: (order: StaffOrder) => void;
};

const way: readonly OrderStage[] = ['received', 'accepted', 'preparing', 'onTheWay', 'delivered'];
const stagesOf = (fulfilment: Fulfilment) =>
  way.map((stage) => ({ key: stage, name: stageCopy(stage, fulfilment) }));

/** An active order on the board, with buttons for its next steps. */
export function OrderCard({ order, nowMs, onOpen }: OrderCardProps) {
  const { id, stage, placedAt, note, cashGiven } = order;
  const isWithoutPin = useIsWithoutPin(order);
  const isAwaiting = stage === 'awaitingConfirmation';
  const isTicketLate = useLateTickets(({ orders }) => orders.includes(id));
  const timing = orderTiming(order, nowMs, usualMinutes(useKnownShop(), order.fulfilment, nowMs));
  const mark = markCopy(order, isTicketLate);
  return (
    <StaffOrderCard
      {...{ [cardAttribute]: id }}
      tabIndex={-1}
      aria-label={`Pedido #${id}`}
      {...cardFacts(order)}
      note={note ?? undefined}
      placeNote={isWithoutPin ? 'Sin pin' : undefined}
      cash={cashGiven === null ? undefined : cashText(order.total, cashGiven)}
      since={placedAt ? agoCopy(placedAt, nowMs) : undefined}
      urgency={timing?.urgency}
      alerts={alertsCopy(order)}
      mark={mark && <WrappableText text={mark} />}
      promise={stage === null ? undefined : promiseCopy(order, timing)}
      progress={
        stage &&
        !isAwaiting && (
          <Stages
            compact
            label={`Avance del pedido #${id}`}
            stages={stagesOf(order.fulfilment)}
            current={stage}
          />
        )
      }
      contents={<OrderContents order={order} />}
      actions={
        <>
          {stage && <OrderSteps order={order} stage={stage} />}
          {isTicketLate && (
            <div className={styles.again}>
              <PrintAgain order={id} />
            </div>
          )}
          <PaymentReceived order={order} />
          <CardLinks order={order} onOpen={() => onOpen(order)} />
        </>
      }
    />
  );
}

type OrderContentsProps = { readonly order: StaffOrder };

const OrderContents = ({ order }: OrderContentsProps) =>
  order.lines ? <Lines order={order.id} lines={order.lines} /> : <ReadContents order={order} />;

/** Empty if they could not be loaded: the details show the error. */
function ReadContents({ order }: OrderContentsProps) {
  const { data, isError } = useOrderDetails(order);
  if (isError) return null;
  if (!data) return <Skeleton className={styles.contentsSkeleton} />;
  return <Lines order={order.id} lines={data.lines} />;
}

type LinesProps = { readonly order: OrderId; readonly lines: readonly OrderDetailLine[] };

/** The products of an order, without prices. */
const Lines = ({ order, lines }: LinesProps) => (
  <ul aria-label={`Productos del pedido #${order}`} className={styles.contents}>
    {lines.map((line) => (
      <li key={line.id}>
        <strong translate="no">{`${line.quantity} × ${line.productName}`}</strong>
        {makingTexts(line).map((making) => (
          <span key={making} className={styles.making}>
            {making}
          </span>
        ))}
      </li>
    ))}
  </ul>
);

type CardLinksProps = { readonly order: StaffOrder; readonly onOpen: () => void };

const { className, ...look } = buttonProps({ kind: 'secondary' });
const link = { ...look, className: `${className} ${styles.link}` };
/** Opens in a new tab: the board stays open and keeps ringing. */
const elsewhere = { target: '_blank', rel: 'noreferrer' };

function CardLinks({ order, onOpen }: CardLinksProps) {
  const { id, phone } = order;
  const canHavePin = useHasPins();
  const hasMap = order.fulfilment === 'delivery' && (canHavePin || order.position !== null);
  const chat = chatLink(phone, id);
  return (
    <div data-with-map={hasMap || undefined} className={styles.links}>
      <Button kind="secondary" aria-label={`Detalles del pedido #${id}`} onClick={onOpen}>
        Detalles
      </Button>
      {hasMap && (
        <a {...link} {...elsewhere} href={mapLink(order)} aria-label={`Abrir en Maps el pedido #${id}`}>
          <PinIcon />
        </a>
      )}
      <a {...link} href={callLink(phone)} aria-label={`Llamar por el pedido #${id}`}>
        <PhoneIcon />
      </a>
      {chat && (
        <a {...link} {...elsewhere} href={chat} aria-label={`WhatsApp por el pedido #${id}`}>
          <ChatIcon />
        </a>
      )}
      {order.stage !== 'awaitingConfirmation' && (
        <Link
          {...link}
          {...elsewhere}
          to={paths.ticket(id, 'cocina')}
          aria-label={`Imprimir comanda del pedido #${id}`}
        >
          <PrintIcon />
        </Link>
      )}
    </div>
  );
}

type CancelledCardProps = { readonly order: StaffOrder };

/** An order that its customer cancelled. It keeps its place, and has no step that a finger could hit. */
export function CancelledCard({ order }: CancelledCardProps) {
  const { id } = order;
  const dismiss = useCancelledOrders((store) => store.dismiss);
  return (
    <StaffOrderCard
      {...{ [cardAttribute]: id }}
      tabIndex={-1}
      aria-label={`Pedido #${id}, cancelado por el cliente`}
      ended="Cancelado por el cliente"
      {...cardFacts(order)}
      actions={
        <Button
          kind="secondary"
          wide
          aria-label={`Enterado, quitar #${id} del tablero`}
          onClick={(event) => isSecondClick(event) || dismiss(id)}
        >
          Enterado, quitar
        </Button>
      }
    />
  );
}
