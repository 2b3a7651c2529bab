import { paymentCopy } from '@crepas/api';
import { formatDateTime, type StaffOrder } from '@crepas/domain';
import { cashText } from '@crepas/domain/options';
import { Price } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import type { ReactNode } from 'react';
import { useShopWords } from '../../../queries/shop.ts';
import { useIsOwner } from '../../../stores/session.ts';
import { SellOutLines } from '../board/SellOutLines.tsx';
import { useIsWithoutPin } from '../useIsWithoutPin.ts';
import { OrderContact } from './OrderContact.tsx';
import styles from './OrderDetailsPanel.module.css';
import { OrderLines } from './OrderLines.tsx';
import { OrderRevisions } from './OrderRevisions.tsx';

export type OrderDetailsPanelProps = {
  readonly order: StaffOrder;
  /** Whether another product may replace one that is sold out. */
  readonly canSwap: boolean;
};

/** The details of an order: products, address and contact, what can be sold out, and for the owner its changes. */
export function OrderDetailsPanel({ order, canSwap }: OrderDetailsPanelProps) {
  const isOwner = useIsOwner();
  const { timeZone } = useShopWords();
  const isWithoutPin = useIsWithoutPin(order);
  return (
    <div className={styles.root}>
      {order.note !== null && (
        <p className={styles.note}>
          <strong>Nota:</strong> {order.note}
        </p>
      )}
      <div>
        <OrderLines order={order.id} version={order.version} />
        {order.fee !== undefined && (
          <p className={styles.fee}>
            <span>Envío</span>
            <Price cents={order.fee} />
          </p>
        )}
        <p className={styles.total}>
          <span>Total</span>
          <Price cents={order.total} size="large" />
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact term="Cliente">
          {order.customerName} · {order.phone}
        </Fact>
        <Fact term={order.fulfilment === 'pickup' ? 'Entrega' : 'Dirección y referencia'}>
          {order.deliveryAddress}
          {isWithoutPin && <strong> · Sin pin</strong>}
        </Fact>
        <Fact term="Pago">
          {paymentCopy(order.payment, order)}
          {order.cashGiven !== null && (
            <strong> · {cashText(order.total, order.cashGiven, formatMoney)}</strong>
          )}
        </Fact>
        {order.placedAt && <Fact term="Recibido">{formatDateTime(order.placedAt, timeZone)}</Fact>}
        {order.minutes !== null && <Fact term="Tiempo prometido">{order.minutes} min</Fact>}
        {order.reason !== null && <Fact term="Motivo">{order.reason}</Fact>}
      </dl>
      <OrderContact order={order} />
      <SellOutLines order={order.id} version={order.version} canSwap={canSwap} />
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
