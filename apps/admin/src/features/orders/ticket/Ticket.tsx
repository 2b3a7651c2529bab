import {
  announcedChange,
  columnsOf,
  type Delivery,
  mapLink,
  type OrderDetails,
  type Ticket as TicketContent,
  ticketText,
} from '@crepas/domain';
import { useState } from 'react';
import { type BaseCommand, commands, transform } from 'receiptline';
import type { TicketPage } from '../../../shared/paths.ts';
import { useHasPins, useShopWords } from '../../../shared/shop/shop.ts';
import styles from './TicketScreen.module.css';
import { useTicketPaper } from './ticketPaper.ts';

type TicketProps = {
  readonly kind: TicketPage;
  readonly order: OrderDetails;
  /** Null when unknown: a past order on a backend with only the calls of spec §7. */
  readonly delivery: Delivery | null;
};

const pixelsPerMillimetre = 96 / 25.4;

/**
 * The picture of what a ticket printer prints, as wide as the paper. The printed page is as long as its content, in browsers
 * that support `@page size`; in others the printer's page is used, and the style sheet limits the width.
 */
export function Ticket({ kind, order, delivery }: TicketProps) {
  const paper = useTicketPaper(({ width }) => width);
  const { name, timeZone } = useShopWords();
  const hasPins = useHasPins();
  const [length, setLength] = useState(0);
  const change = announcedChange(order.contentChanges);
  const { src, alt } = ticketPicture({
    order: { ...order, delivery },
    kind: kind === 'cocina' ? 'kitchen' : 'door',
    isReprint: false,
    change,
    since: change - 1,
    shopName: name,
    timeZone,
    paper,
    hasPins,
  });

  function measure(sheet: HTMLElement | null) {
    if (sheet === null) return;
    const observer = new ResizeObserver(() =>
      setLength(Math.ceil(sheet.getBoundingClientRect().height / pixelsPerMillimetre)),
    );
    observer.observe(sheet);
    return () => observer.disconnect();
  }

  return (
    <div className={styles.panel}>
      {length > 0 && <style>{`@page { size: ${paper}mm ${length + 1}mm; margin: 0; }`}</style>}
      <article ref={measure} data-paper={paper} aria-label={`Ticket #${order.id}`} className={styles.paper}>
        <img src={src} alt={alt} className={styles.picture} />
      </article>
      {kind === 'entrega' && delivery?.fulfilment === 'delivery' && (
        <a href={mapLink(delivery)} target="_blank" rel="noreferrer" className={styles.map}>
          Ver en el mapa
        </a>
      )}
    </div>
  );
}

type TicketPicture = {
  /** The address of the picture: what a printer of this paper prints. */
  readonly src: string;
  /** The same text, for screen readers. */
  readonly alt: string;
};

/** Without fonts of other servers: a picture loads nothing. */
const foreignFonts = /<style.*?<\/style>/s;
/** Large letters are not spelled out with spaces. */
const spoken = { ...commands.text, wh: () => '' };

/** The ticket as a printer of this shop prints it, made from the same text by the same library. */
function ticketPicture(ticket: TicketContent): TicketPicture {
  const text = ticketText(ticket);
  const write = (command: BaseCommand) =>
    transform(text, { cpl: columnsOf(ticket.paper), encoding: 'cp1252', cutting: false, command });
  const picture = write(commands.svg).replace(foreignFonts, '');
  return {
    src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    alt: write(spoken)
      .split('\n')
      .map((row) => row.trim().replace(/ +/g, ' '))
      .filter((row) => /[^-]/.test(row))
      .join('\n'),
  };
}
