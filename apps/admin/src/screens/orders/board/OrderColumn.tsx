import type { StaffOrder } from '@crepas/domain';
import { ButtonLink, Section, Text } from '@crepas/ui';
import { paths } from '../../../paths.ts';
import styles from './Board.module.css';
import { type Column, titleOf } from './columns.ts';
import { OrderCards } from './OrderCards.tsx';

export type OrderColumnProps = {
  readonly column: Column;
  readonly orders: readonly StaffOrder[];
  readonly nowMs: number;
  readonly onOpen: (order: StaffOrder) => void;
};

export function OrderColumn({ column, orders, nowMs, onOpen }: OrderColumnProps) {
  const { stages, empty } = column;
  return (
    <Section
      title={titleOf(column, orders)}
      end={<span className={styles.count}>{orders.length}</span>}
      className={styles.column}
    >
      {orders.length === 0 ? (
        <Text tone="secondary" className={styles.empty}>
          {empty}
        </Text>
      ) : (
        <>
          {stages.includes('onTheWay') && orders.some(({ fulfilment }) => fulfilment === 'delivery') && (
            <ButtonLink kind="secondary" wide to={paths.rider} className={styles.route}>
              Ruta del repartidor
            </ButtonLink>
          )}
          <OrderCards orders={orders} nowMs={nowMs} onOpen={onOpen} />
        </>
      )}
    </Section>
  );
}
