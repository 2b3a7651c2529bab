import type { Delivery, OrderDetails } from '@crepas/domain';
import { TabPanel } from '@crepas/ui';
import { useState } from 'react';
import type { TicketKind } from '../../../paths.ts';
import { useTicketPaper } from '../../../stores/ticketPaper.ts';
import { DeliveryTicket } from './DeliveryTicket.tsx';
import { KitchenTicket } from './KitchenTicket.tsx';
import { ticketTabsId } from './TicketKindTabs.tsx';
import styles from './TicketScreen.module.css';

export type TicketProps = {
  readonly kind: TicketKind;
  readonly order: OrderDetails;
  /** Null when unknown: a past order on a backend with only the calls of spec §7. */
  readonly delivery: Delivery | null;
};

const pixelsPerMillimetre = 96 / 25.4;

/**
 * As wide as the paper. The printed page is as long as its content, in browsers that support `@page size`;
 * in others the printer's page is used, and the style sheet limits the width.
 */
export function Ticket({ kind, order, delivery }: TicketProps) {
  const width = useTicketPaper((paper) => paper.width);
  const [length, setLength] = useState(0);

  function measure(paper: HTMLElement | null) {
    if (paper === null) return;
    const observer = new ResizeObserver(() =>
      setLength(Math.ceil(paper.getBoundingClientRect().height / pixelsPerMillimetre)),
    );
    observer.observe(paper);
    return () => observer.disconnect();
  }

  return (
    <TabPanel of={ticketTabsId} selected={kind} className={styles.panel}>
      {length > 0 && <style>{`@page { size: ${width}mm ${length + 1}mm; margin: 0; }`}</style>}
      <article ref={measure} data-paper={width} aria-label={`Ticket #${order.id}`} className={styles.paper}>
        {kind === 'cocina' ? (
          <KitchenTicket order={order} note={delivery?.note ?? null} />
        ) : (
          <DeliveryTicket order={order} delivery={delivery} />
        )}
      </article>
    </TabPanel>
  );
}
