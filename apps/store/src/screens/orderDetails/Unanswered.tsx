import type { Shop } from '@crepas/api';
import type { OrderDetails } from '@crepas/domain';
import { alertSeconds } from '@crepas/domain';
import { Card, Text } from '@crepas/ui';
import { unansweredCopy } from '../../copy/ownOrder.ts';
import { useIsPast } from '../../hooks/useIsPast.ts';
import { ShopContact } from '../../layout/ShopContact.tsx';
import styles from './OrderDetails.module.css';

export type UnansweredProps = {
  readonly order: OrderDetails;
  readonly shop: Pick<Shop, 'whatsApp'>;
  /** To the server's clock, in milliseconds. */
  readonly clockOffsetMs: number;
};

/** Three minutes without an answer (decision H8): the truth, and how to reach the shop. */
export function Unanswered({ order, shop, clockOffsetMs }: UnansweredProps) {
  const isEscalated = order.alerts?.owner != null;
  const dueMs = order.placedAt ? order.placedAt.getTime() + alertSeconds.owner * 1000 - clockOffsetMs : null;
  const isDue = useIsPast(dueMs);
  if (!isEscalated && !isDue) return null;
  return (
    <Card role="status" className={styles.unanswered}>
      <Text>{unansweredCopy(order.alerts)}</Text>
      <ShopContact whatsApp={shop.whatsApp} text={`Hola, ¿recibieron mi pedido #${order.id}?`} />
    </Card>
  );
}
