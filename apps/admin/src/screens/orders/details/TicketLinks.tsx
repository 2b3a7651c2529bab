import type { OrderId } from '@crepas/domain';
import { ButtonLink } from '@crepas/ui';
import { paths } from '../../../paths.ts';
import styles from './OrderDetailsPanel.module.css';

export type TicketLinksProps = { readonly order: OrderId };

/** To what is printed of an order. */
export const TicketLinks = ({ order }: TicketLinksProps) => (
  <div className={styles.contact}>
    <ButtonLink kind="secondary" to={paths.ticket(order, 'cocina')}>
      Ticket de cocina
    </ButtonLink>
    <ButtonLink kind="secondary" to={paths.ticket(order, 'entrega')}>
      Ticket de entrega
    </ButtonLink>
  </div>
);
