import type { Delivery } from '@crepas/domain';
import { mapLink } from '../contactLinks.ts';
import { QrCode } from './QrCode.tsx';
import styles from './TicketScreen.module.css';

export type DeliveryPlaceProps = { readonly delivery: Delivery };

/** Whose door it is, and the way there: a link on the screen, a code for the courier's phone on paper. */
export function DeliveryPlace({ delivery }: DeliveryPlaceProps) {
  const { customerName, phone, deliveryAddress, paymentMethod } = delivery;
  const map = mapLink(deliveryAddress);
  return (
    <div className={styles.place}>
      <p>Pago: {paymentMethod}</p>
      <p>{customerName}</p>
      <p className={styles.phone}>{phone}</p>
      <p className={styles.address}>{deliveryAddress}</p>
      <a href={map} target="_blank" rel="noreferrer" className={styles.map}>
        <QrCode text={map} />
        Ver en el mapa
      </a>
    </div>
  );
}
