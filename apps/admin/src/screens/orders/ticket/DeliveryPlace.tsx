import type { Delivery } from '@crepas/domain';
import { mapLink } from '../contactLinks.ts';
import { QrCode } from './QrCode.tsx';
import styles from './TicketScreen.module.css';

export type DeliveryPlaceProps = { readonly delivery: Delivery };

/** The delivery address, with a map link on the screen and a QR code on paper. */
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
