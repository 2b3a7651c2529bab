import type { StaffOrder } from '@crepas/domain';
import { Button, List } from '@crepas/ui';
import { Fragment, useState } from 'react';
import { useKnownShop, useShopWords } from '../../../shared/shop/shop.ts';
import { BoardCard, EndedCard } from './BoardCard.tsx';
import { cardTimes } from './boardCopy.ts';
import { useWantedOrder } from './cardFocus.ts';
import styles from './OrderCards.module.css';

export type OrderCardsProps = {
  readonly orders: readonly StaffOrder[];
  readonly nowMs: number;
  readonly onOpen: (order: StaffOrder) => void;
};

/** The number of cards that a tablet renders without delay. */
const pageSize = 40;

/** The newest are never behind «Mostrar más». */
const newestShown = 10;

/** Oldest first, a page at a time, or as many as the order of a notification needs. */
export function OrderCards({ orders, nowMs, onOpen }: OrderCardsProps) {
  const [limit, setLimit] = useState(pageSize);
  const shop = useKnownShop();
  const { timeZone } = useShopWords();
  const wanted = useWantedOrder();
  const place = orders.findIndex(({ id }) => String(id) === wanted);
  const end = orders.length - newestShown;
  // Not in an effect: its card has to be there when the board looks for it.
  if (place >= limit && place < end) setLimit(pageSize * Math.ceil((place + 1) / pageSize));
  const more = end - limit;
  const shown = more > 0 ? [orders.slice(0, limit), orders.slice(end)] : [orders];
  return shown.map((part, index) => (
    <Fragment key={index === 0 ? 'oldest' : 'newest'}>
      {index > 0 && (
        <Button kind="secondary" wide className={styles.more} onClick={() => setLimit(limit + pageSize)}>
          {`Mostrar más (${more})`}
        </Button>
      )}
      <List className={styles.cards}>
        {part.map((order) =>
          order.endedBy ? (
            <EndedCard key={order.id} order={order} />
          ) : (
            <BoardCard
              key={order.id}
              order={order}
              onOpen={onOpen}
              {...cardTimes(order, shop, nowMs, timeZone)}
            />
          ),
        )}
      </List>
    </Fragment>
  ));
}
