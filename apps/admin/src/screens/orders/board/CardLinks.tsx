import { mapLink, type StaffOrder } from '@crepas/domain';
import { Button, buttonProps, ChatIcon, PhoneIcon, PinIcon, PrintIcon } from '@crepas/ui';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useHasPins } from '../../../queries/shop.ts';
import { callLink, chatLink } from '../contactLinks.ts';
import styles from './Board.module.css';

export type CardLinksProps = { readonly order: StaffOrder; readonly onOpen: () => void };

const { className, ...look } = buttonProps({ kind: 'secondary' });
const link = { ...look, className: `${className} ${styles.link}` };
/** Opens in a new tab: the board stays open and keeps ringing. */
const elsewhere = { target: '_blank', rel: 'noreferrer' };

export function CardLinks({ order, onOpen }: CardLinksProps) {
  const { id, phone } = order;
  const canHavePin = useHasPins();
  const hasMap = order.fulfilment === 'delivery' && (canHavePin || order.position !== null);
  const chat = chatLink(phone, id);
  return (
    <div data-with-map={hasMap || undefined} className={styles.links}>
      <Button kind="secondary" aria-label={`Detalles del pedido #${id}`} onClick={onOpen}>
        Detalles
      </Button>
      {hasMap && (
        <a {...link} {...elsewhere} href={mapLink(order)} aria-label={`Abrir en Maps el pedido #${id}`}>
          <PinIcon />
        </a>
      )}
      <a {...link} href={callLink(phone)} aria-label={`Llamar por el pedido #${id}`}>
        <PhoneIcon />
      </a>
      {chat && (
        <a {...link} {...elsewhere} href={chat} aria-label={`WhatsApp por el pedido #${id}`}>
          <ChatIcon />
        </a>
      )}
      {order.stage !== 'awaitingConfirmation' && (
        <Link
          {...link}
          {...elsewhere}
          to={paths.ticket(id, 'cocina')}
          aria-label={`Imprimir comanda del pedido #${id}`}
        >
          <PrintIcon />
        </Link>
      )}
    </div>
  );
}
