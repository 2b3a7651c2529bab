import { paymentCopy, unnamedCustomer } from '@crepas/api';
import type { Cents, Delivery } from '@crepas/domain';
import { changeFor, isEnough } from '@crepas/domain/options';
import { formatMoney } from '@crepas/ui/money';
import { mapLink } from '../contactLinks.ts';
import { useIsWithoutPin } from '../useIsWithoutPin.ts';
import { QrCode } from './QrCode.tsx';
import styles from './TicketScreen.module.css';

export type DeliveryPlaceProps = { readonly delivery: Delivery; readonly total: Cents };

/**
 * Where the order goes and what is paid there. The courier reads it at night: the parts of the address (street,
 * colonia, reference) have a line each.
 */
export function DeliveryPlace({ delivery, total }: DeliveryPlaceProps) {
  const { customerName, phone, deliveryAddress, payment, position, cashGiven, note } = delivery;
  const isWithoutPin = useIsWithoutPin(position);
  const map = mapLink(delivery);
  return (
    <div className={styles.place}>
      <p>Pago: {paymentCopy(payment)}</p>
      {cashGiven !== null && <Cash total={total} given={cashGiven} />}
      <p className={styles.name}>{customerName ?? unnamedCustomer(phone)}</p>
      <p className={styles.phone}>{phone}</p>
      <p className={styles.address}>
        {addressLines(deliveryAddress).map(({ key, text }) => (
          <span key={key}>{text}</span>
        ))}
      </p>
      {note !== null && <p className={styles.note}>{note}</p>}
      <a href={map} target="_blank" rel="noreferrer" className={styles.map}>
        <QrCode text={map} />
        Ver en el mapa
      </a>
      {isWithoutPin && <p className={styles.withoutPin}>Sin pin</p>}
    </div>
  );
}

/** Without look-behind, which Safari before 16.4 cannot read. */
const addressLines = (address: string) =>
  address
    .split(', ')
    .map((part, place, { length }) => ({ key: `${place}`, text: place < length - 1 ? `${part}, ` : part }));

function Cash({ total, given }: { readonly total: Cents; readonly given: Cents }) {
  return (
    <dl className={styles.cash}>
      <dt>Paga con</dt>
      <dd>{formatMoney(given)}</dd>
      {isEnough(total, given) && (
        <>
          <dt>Cambio</dt>
          <dd>{formatMoney(changeFor(total, given))}</dd>
        </>
      )}
    </dl>
  );
}
