import { type OrderPage, stageCopy } from '@crepas/api';
import { formatShortDateTime, type OrderState, type StaffOrder } from '@crepas/domain';
import { BagIcon, Button, EmptyState, List, StaffOrderCard, Text } from '@crepas/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { NextPage } from '../../../shared/lists/ShowMore.tsx';
import { useShopWords } from '../../../shared/shop/shop.ts';
import { OrderDialog } from '../board/OrderDialog.tsx';
import { OrdersLoading } from '../OrdersLoading.tsx';
import { cardFacts } from '../orderFacts.ts';
import { PaymentReceived } from '../PaymentReceived.tsx';
import styles from './PastOrders.module.css';

export type PastOrderListProps = {
  readonly state: Exclude<OrderState, 'active'>;
  readonly orders: UseInfiniteQueryResult<InfiniteData<OrderPage>>;
  /** Clears the search; given while there is one. */
  readonly onShowAll: (() => void) | undefined;
};

const noneCopy = { completed: 'No hay pedidos completados', cancelled: 'No hay pedidos cancelados' } as const;

/** Loads one page at a time. Loaded pages stay visible when the next one fails. */
export function PastOrderList({ state, orders, onShowAll }: PastOrderListProps) {
  return (
    <Loaded
      query={orders}
      loading={<OrdersLoading />}
      failed="No pudimos cargar los pedidos. Intenta de nuevo."
      hasReason
    >
      {({ pages }) =>
        pages[0]?.orders.length ? (
          <>
            <OrderGroups orders={pages.flatMap((page) => page.orders)} />
            <NextPage pages={orders} noun="pedidos" />
          </>
        ) : (
          <NoPastOrders state={state} onShowAll={onShowAll} />
        )
      }
    </Loaded>
  );
}

/** Fills whole rows of two, three and four columns, so that nothing shows where a group ends. */
const groupSize = 48;

/** In groups, because the browser's work grows with all cards of a list and skips a group that is out of view. */
function OrderGroups({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const groups = Array.from(
    { length: Math.ceil(orders.length / groupSize) },
    (_, place) => place * groupSize,
  );
  return (
    <div className={styles.groups}>
      {groups.map((start) => (
        <List key={start} data-columns className={styles.group}>
          {orders.slice(start, start + groupSize).map((order) => (
            <PastOrderCard key={order.id} order={order} />
          ))}
        </List>
      ))}
    </div>
  );
}

const NoPastOrders = ({ state, onShowAll }: Omit<PastOrderListProps, 'orders'>) =>
  onShowAll ? (
    <EmptyState
      icon={<BagIcon />}
      title="Ningún pedido coincide"
      action={
        <Button kind="secondary" onClick={onShowAll}>
          Ver todos
        </Button>
      }
    >
      Prueba con otro número, teléfono o día.
    </EmptyState>
  ) : (
    <EmptyState icon={<BagIcon />} title={noneCopy[state]} />
  );

type PastOrderCardProps = { readonly order: StaffOrder };

/** A past order: date, outcome, and details on demand. Typing a search renders none of them. */
const PastOrderCard = memo(function PastOrderCard({ order }: PastOrderCardProps) {
  const { timeZone } = useShopWords();
  const [isOpen, setOpen] = useState(false);
  // The tab of delivered orders needs no stage; rejected and cancelled orders share a tab.
  const endText = order.stage === 'delivered' ? '' : endCopy(order);
  const { scheduledFor } = order;
  const momentText =
    scheduledFor === undefined ? '' : `Para ${formatShortDateTime(new Date(scheduledFor), timeZone)}`;
  const contents = [momentText, endText].filter(Boolean).join(' · ');
  return (
    <StaffOrderCard
      {...cardFacts(order)}
      since={order.placedAt ? formatShortDateTime(order.placedAt, timeZone) : undefined}
      contents={contents && <Text>{contents}</Text>}
      actions={
        <>
          <PaymentReceived order={order} />
          <Button
            kind="secondary"
            aria-label={`Ver detalles del pedido #${order.id}`}
            onClick={() => setOpen(true)}
          >
            Ver detalles
          </Button>
          {isOpen && <OrderDialog opened={order} now={order} onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
});

const endCopy = ({ stage, fulfilment, reason, endedBy }: StaffOrder): string =>
  endedBy === 'customer'
    ? 'Cancelado por el cliente'
    : [stage && stageCopy(stage, fulfilment), reason].filter(Boolean).join(' · ');
