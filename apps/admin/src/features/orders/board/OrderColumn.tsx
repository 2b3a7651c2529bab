import { Section, Text, WidenIcon } from '@crepas/ui';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { useKnownShop } from '../../../shared/shop/shop.ts';
import { ToKitchen } from '../kitchen/KitchenSwitch.tsx';
import title from './ColumnTitle.module.css';
import { useWantedOrder } from './cardFocus.ts';
import { type Column, kitchen, newOrders, titleOf } from './columns.ts';
import { useDensity } from './density.ts';
import { OrderCards, type OrderCardsProps } from './OrderCards.tsx';
import styles from './OrderColumn.module.css';
import { UnseenOrders } from './UnseenOrders.tsx';
import { laneAttribute } from './walkCards.ts';

type OrderColumnProps = OrderCardsProps & {
  readonly column: Column;
  readonly isChosen: boolean;
  readonly isWide: boolean;
  readonly isSearched: boolean;
  readonly foot: ReactNode;
};

/** As many cards as the first screen of a tablet shows. The others are rendered after its first frame, which does not wait for them. */
const firstShown = 6;

/** The orders of some stages below their title. */
export function OrderColumn({
  column,
  isChosen,
  isWide,
  isSearched,
  orders,
  nowMs,
  onOpen,
  foot,
}: OrderColumnProps) {
  const { stages, empty } = column;
  const lane = useRef<HTMLDivElement>(null);
  // The card that a notification leads to has to be there when the board looks for it.
  const isAfterFirst = useDeferredValue(true, useWantedOrder() !== null);
  const isWhole = isAfterFirst || orders.length <= firstShown;
  const present = isWhole ? orders : orders.slice(0, firstShown);
  const preparation = useKnownShop()?.preparationMinutes ?? null;
  return (
    <Section
      data-chosen={isChosen ? '' : undefined}
      data-wide={isWide || undefined}
      title={titleOf(column, orders)}
      end={
        <div className={title.root}>
          {/* In the row of the title, what appears later moves no card. */}
          {stages.includes('preparing') && preparation !== null && (
            <Text tone="secondary">{`Unos ${preparation} min`}</Text>
          )}
          {column === kitchen && <ToKitchen />}
          {/* Before ↔, which it would push aside. Further to the start it would take taps on the number of a card below. */}
          {(column === newOrders || column === kitchen) && (
            <UnseenOrders lane={lane} orders={present} isOfNew={column === newOrders} />
          )}
          {(column === newOrders || column === kitchen) && <WidenButton title={column.title} />}
          {stages.includes('onTheWay') && orders.some(({ fulfilment }) => fulfilment === 'delivery') && (
            <Link to={paths.rider} aria-label="Ruta del repartidor" className={title.route}>
              Ruta
            </Link>
          )}
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
        <div
          ref={lane}
          {...{ [laneAttribute]: '' }}
          className={styles.lane}
          // Where the cards go on beside those in sight, a wheel leads there.
          onWheel={({ currentTarget, deltaX, deltaY }) => {
            if (deltaX === 0) currentTarget.scrollLeft += deltaY;
          }}
        >
          <OrderCards orders={present} nowMs={nowMs} onOpen={onOpen} />
          {foot && isWhole && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
      {orders.length === 0 && foot && <div className={styles.foot}>{foot}</div>}
    </Section>
  );
}

/** Gives a narrow column of a dense board the room for two cards side by side, which the other one had. */
function WidenButton({ title: name }: { readonly title: string }) {
  const widen = useDensity((store) => store.widen);
  return (
    <button
      type="button"
      aria-label={`«${name}» en dos columnas`}
      className={title.widen}
      onClick={() => widen(name)}
    >
      <WidenIcon />
    </button>
  );
}
