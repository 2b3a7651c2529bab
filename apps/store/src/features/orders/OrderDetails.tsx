import { differenceCopy, type FollowToken } from '@crepas/api';
import {
  type ContentChange,
  formatDateTime,
  groupText,
  namesText,
  type OrderDetails as Order,
  type OrderDetailLine,
  orderState,
} from '@crepas/domain';
import { Card, List, OrderLine, OrderSummary, Price, Text } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { codeLabel } from '../../shared/copy/discount.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import { markChangeRead } from './changedOrders.ts';
import { dismissEnded } from './endedOrders.ts';
import { forgetNewOrder } from './newOrder.ts';
import { OrderAgain } from './OrderAgain.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import styles from './OrderDetails.module.css';
import { OrderProgress } from './OrderProgress.tsx';
import { OwnOrder, ShopHelp } from './OwnOrder.tsx';
import { OwnTransfer } from './OwnTransfer.tsx';

type OrderDetailsProps = {
  readonly order: Order;
  /** The token of an order that a link follows. */
  readonly token?: FollowToken | undefined;
};

/** Names, prices and pictures as they were at the time of the order (decision O10). */
export function OrderDetails({ order, token }: OrderDetailsProps) {
  const { timeZone } = useShopWords();
  useMarkRead(order);
  return (
    <div className={styles.root}>
      <div className={styles.state}>
        <OrderSummary
          number={order.id}
          feeCents={order.fee}
          discount={order.discount && { label: codeLabel(order.discount.name), cents: order.discount.amount }}
          totalCents={order.total}
          date={order.placedAt ? formatDateTime(order.placedAt, timeZone) : ''}
        />
        <OrderProgress order={order} />
        <OwnTransfer order={order} token={token} />
        {order.contentChanges && <ContentChanges changes={order.contentChanges} />}
        <div className={styles.screenOnly}>
          <OrderAgain order={order} />
          <ShopHelp order={order} />
          <OwnOrder order={order} token={token} />
        </div>
        {order.delivery && <OrderDelivery delivery={order.delivery} order={order} />}
      </div>
      <List aria-label="Productos del pedido">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </List>
    </div>
  );
}

/** What home says of this order, its page says too. */
function useMarkRead({ id, stage, version }: Order) {
  const queryClient = useQueryClient();
  const hasEnded = stage !== null && orderState(stage) !== 'active';
  useEffect(() => {
    forgetNewOrder(id);
    if (version) markChangeRead(id, version);
    // Home keeps no place for it any more.
    if (hasEnded) dismissEnded(queryClient, id);
  }, [queryClient, id, hasEnded, version]);
}

const Line = ({ line }: { line: OrderDetailLine }) => (
  <OrderLine
    name={line.productName}
    picture={{ src: line.imageUrl }}
    quantity={line.quantity}
    priceCents={line.unitPrice * line.quantity}
    contents={namesText(line.crepas)}
    choices={line.groups.map((group) => groupText(group, line.quantity))}
    extras={namesText(line.extras)}
    extrasCents={line.extrasTotal}
  />
);

/** What the shop changed of the order, the last change first, and what it costs now. */
const ContentChanges = ({ changes }: { changes: readonly ContentChange[] }) => (
  <div role="status" className={styles.state}>
    {[...changes].reverse().map(({ version, reason, differences, totalBefore, totalNow }) => (
      <Card key={version} className={styles.unanswered}>
        <Text>
          <strong>La tienda cambió tu pedido</strong>
        </Text>
        <Text>{reason}</Text>
        <ul>
          {differences.map((difference) => (
            <li key={differenceCopy(difference)}>{differenceCopy(difference)}</li>
          ))}
        </ul>
        <Text>
          <span>{totalBefore === totalNow ? 'El total no cambia: ' : 'Nuevo total: '}</span>
          <Price cents={totalNow} />
          {totalBefore !== totalNow && (
            <span>
              {' '}
              (antes <Price cents={totalBefore} size="small" />)
            </span>
          )}
        </Text>
      </Card>
    ))}
  </div>
);
