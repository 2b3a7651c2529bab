import { Section, Text } from '@crepas/ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { useKnownShop } from '../../../shared/shop/shop.ts';
import { ToKitchen } from '../kitchen/KitchenSwitch.tsx';
import { CardsBelow } from './CardsBelow.tsx';
import title from './ColumnTitle.module.css';
import { type Column, kitchen, titleOf } from './columns.ts';
import { OrderCards, type OrderCardsProps } from './OrderCards.tsx';
import styles from './OrderColumn.module.css';
import { laneAttribute } from './walkCards.ts';

type OrderColumnProps = OrderCardsProps & {
  readonly column: Column;
  readonly isChosen: boolean;
  readonly isSearched: boolean;
  readonly foot: ReactNode;
};

/** The orders of some stages below their title. */
export function OrderColumn({ column, isChosen, isSearched, orders, nowMs, onOpen, foot }: OrderColumnProps) {
  const { stages, empty } = column;
  const lane = useRef<HTMLDivElement>(null);
  const preparation = useKnownShop()?.preparationMinutes ?? null;
  return (
    <Section
      data-chosen={isChosen ? '' : undefined}
      title={titleOf(column, orders)}
      end={
        <div className={title.root}>
          {/* In the row of the title, what appears later moves no card. */}
          {stages.includes('preparing') && preparation !== null && (
            <Text tone="secondary">{`Unos ${preparation} min`}</Text>
          )}
          {column === kitchen && <ToKitchen />}
          {stages.includes('onTheWay') && orders.some(({ fulfilment }) => fulfilment === 'delivery') && (
            <Link to={paths.rider} aria-label="Ruta del repartidor" className={title.route}>
              Ruta
            </Link>
          )}
          {stages.includes('received') && <CardsBelow lane={lane} orders={orders} />}
          <span className={title.count}>{orders.length}</span>
        </div>
      }
      className={styles.root}
    >
      {orders.length === 0 ? (
        <Text tone="secondary" className={styles.empty}>
          {isSearched ? 'La búsqueda no encontró nada aquí' : empty}
        </Text>
      ) : (
        <div ref={lane} {...{ [laneAttribute]: '' }} className={styles.lane}>
          <OrderCards orders={orders} nowMs={nowMs} onOpen={onOpen} />
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
      {orders.length === 0 && foot && <div className={styles.foot}>{foot}</div>}
    </Section>
  );
}
