import { paymentCopy } from '@crepas/api';
import {
  cashText,
  formatDateTime,
  makingTexts,
  mapLink,
  type OrderDetailLine,
  type StaffOrder,
} from '@crepas/domain';
import { buttonProps, ChatIcon, Loading, PhoneIcon, PinIcon, Price, Skeleton } from '@crepas/ui';
import type { ReactNode } from 'react';
import { codeLabel } from '../../../shared/copy.ts';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { useIsOwner } from '../../../shared/session/session.ts';
import { useHasFeature, useShopWords } from '../../../shared/shop/shop.ts';
import { PhoneBlockingOfOrder } from '../../customers/index.ts';
import { SellOutLines } from '../board/SellOutLines.tsx';
import { callLink, chatLink } from '../contactLinks.ts';
import { useOrderDetails } from '../orderDetails.ts';
import { useIsWithoutPin } from '../orderFacts.ts';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderDetailsPanel.module.css';
import { OrderRevisions } from './OrderRevisions.tsx';

export type OrderDetailsPanelProps = {
  readonly order: StaffOrder;
  /** Whether another product may replace one that is sold out. */
  readonly canSwap: boolean;
};

/** The details of an order: products, address and contact, what can be sold out, the block of its phone, and for the owner who did what and its changes. */
export function OrderDetailsPanel({ order, canSwap }: OrderDetailsPanelProps) {
  const isOwner = useIsOwner();
  const hasActions = useHasFeature('pasos');
  const { timeZone } = useShopWords();
  const isWithoutPin = useIsWithoutPin(order);
  return (
    <div className={styles.root}>
      {order.note !== null && (
        <p className={styles.note}>
          <strong>Nota:</strong> <span>{order.note}</span>
        </p>
      )}
      <div>
        <OrderLines order={order} />
        {order.fee !== undefined && (
          <p className={styles.fee}>
            <span>Envío</span>
            <Price cents={order.fee} />
          </p>
        )}
        {order.discount && (
          <p className={styles.fee}>
            <span>{codeLabel(order.discount)}</span>
            <Price cents={-order.discount.amount} />
          </p>
        )}
        <p className={styles.total}>
          <span>Total</span>
          <Price cents={order.total} size="large" />
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact term="Cliente">
          <span translate="no">{`${order.customerName} · ${order.phone}`}</span>
        </Fact>
        <Fact term={order.fulfilment === 'pickup' ? 'Entrega' : 'Dirección y referencia'}>
          <span translate="no">{order.deliveryAddress}</span>
          {isWithoutPin && <strong> · Sin pin</strong>}
        </Fact>
        <Fact term="Pago">
          <span>{paymentCopy(order.payment, order)}</span>
          {order.cashGiven !== null && <strong>{` · ${cashText(order.total, order.cashGiven)}`}</strong>}
        </Fact>
        {order.courier && (
          <Fact term="Repartidor">
            <span translate="no">{order.courier}</span>
          </Fact>
        )}
        {order.scheduledFor !== undefined && (
          <Fact term="Para">
            <strong>{formatDateTime(new Date(order.scheduledFor), timeZone)}</strong>
          </Fact>
        )}
        {order.placedAt && <Fact term="Recibido">{formatDateTime(order.placedAt, timeZone)}</Fact>}
        {order.minutes !== null && order.scheduledFor === undefined && (
          <Fact term="Tiempo prometido">{`${order.minutes} min`}</Fact>
        )}
        {order.reason !== null && <Fact term="Motivo">{order.reason}</Fact>}
      </dl>
      <OrderContact order={order} />
      <SellOutLines order={order} canSwap={canSwap} />
      <PhoneBlockingOfOrder phone={order.phone} />
      {isOwner && hasActions && <OrderActions order={order} />}
      {isOwner && order.version !== undefined && <OrderRevisions order={order.id} version={order.version} />}
    </div>
  );
}

type FactProps = { readonly term: string; readonly children: ReactNode };

const Fact = ({ term, children }: FactProps) => (
  <div>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

type OrderContactProps = {
  readonly order: Pick<StaffOrder, 'id' | 'phone' | 'fulfilment' | 'deliveryAddress' | 'position'>;
};

const look = buttonProps({ kind: 'secondary' });
const elsewhere = { target: '_blank', rel: 'noreferrer' };

function OrderContact({ order }: OrderContactProps) {
  const { id, phone, fulfilment, position } = order;
  const chat = chatLink(phone, id);
  return (
    <div className={styles.contact}>
      <a {...look} href={callLink(phone)}>
        <PhoneIcon />
        Llamar
      </a>
      {chat && (
        <a {...look} {...elsewhere} href={chat}>
          <ChatIcon />
          WhatsApp
        </a>
      )}
      {fulfilment === 'delivery' && (
        <a {...look} {...elsewhere} href={mapLink(order)}>
          <PinIcon />
          <span>{position ? 'Abrir en Maps' : 'Ver mapa'}</span>
        </a>
      )}
    </div>
  );
}

type OrderLinesProps = { readonly order: StaffOrder };

/** The lines of an order, with loading and error states. */
const OrderLines = ({ order }: OrderLinesProps) => (
  <Loaded query={useOrderDetails(order)} loading={<LinesLoading />} hasReason>
    {({ lines }) => (
      <ul aria-label={`Productos del pedido #${order.id}`}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    )}
  </Loaded>
);

const LinesLoading = () => (
  <Loading label="Cargando pedido…">
    <span className={styles.skeleton}>
      <Skeleton className={styles.skeletonLine} />
      <Skeleton className={styles.skeletonLine} />
    </span>
  </Loading>
);

function Line({ line }: { readonly line: OrderDetailLine }) {
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{`${line.quantity} ×`}</span>
      <span className={styles.product}>{line.productName}</span>
      <Price cents={line.unitPrice * line.quantity + line.extrasTotal} />
      {makingTexts(line).map((making) => (
        <span key={making} className={styles.making}>
          {making}
        </span>
      ))}
      {line.extrasTotal > 0 && (
        <span className={styles.making}>
          <span className={styles.surcharge}>
            <Price cents={line.extrasTotal / line.quantity} extra size="small" />
            {line.quantity > 1 && <span> por cada una</span>}
          </span>
        </span>
      )}
    </li>
  );
}
