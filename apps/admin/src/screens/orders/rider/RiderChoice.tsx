import { stageCopy } from '@crepas/api';
import type { StaffOrder } from '@crepas/domain';
import { CheckCard, Section } from '@crepas/ui';
import styles from './Rider.module.css';

export type RiderChoiceProps = {
  readonly orders: readonly StaffOrder[];
  readonly isTaken: (order: StaffOrder) => boolean;
  readonly onToggle: (order: StaffOrder) => void;
};

export const RiderChoice = ({ orders, isTaken, onToggle }: RiderChoiceProps) => (
  <Section title="Pedidos que lleva" className={styles.screenOnly}>
    <div className={styles.choices}>
      {orders.map((order) => (
        <CheckCard
          key={order.id}
          label={`#${order.id} · ${order.customerName}`}
          description={order.stage === null ? undefined : stageCopy(order.stage, order.fulfilment)}
          checked={isTaken(order)}
          onChange={() => onToggle(order)}
        />
      ))}
    </div>
  </Section>
);
