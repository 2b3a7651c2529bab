import { paymentCopy } from '@crepas/api';
import type { StaffOrder } from '@crepas/domain';
import { cashText, moneyText } from '@crepas/domain';
import { buttonProps, PinIcon, Price, Section, Text } from '@crepas/ui';
import { useShop } from '../../../shared/shop/shop.ts';
import { callLink } from '../contactLinks.ts';
import { useIsWithoutPin } from '../useIsWithoutPin.ts';
import styles from './Rider.module.css';
import { cashToBring, changeToCarry, needTerminal, routeLinks, stopsOf } from './route.ts';

export type RiderRouteProps = { readonly orders: readonly StaffOrder[] };

export function RiderRoute({ orders }: RiderRouteProps) {
  const zone = useShop().data?.shop.zone ?? null;
  if (orders.length === 0) return <Text tone="secondary">Elige los pedidos que lleva el repartidor.</Text>;
  const stops = stopsOf(orders, zone);
  const links = routeLinks(stops);
  const change = changeToCarry(orders);
  const byCard = needTerminal(stops);
  return (
    <Section title="En camino">
      <div className={styles.links}>
        {links.map(({ first, last, url }) => (
          <a
            key={url}
            {...buttonProps({ kind: 'secondary', wide: true })}
            href={url}
            target="_blank"
            rel="noreferrer"
          >
            <PinIcon />
            <span>
              {links.length === 1 ? 'Abrir la ruta en Maps' : `Abrir en Maps: paradas ${first} a ${last}`}
            </span>
          </a>
        ))}
      </div>
      <ol className={styles.stops}>
        {stops.map((order) => (
          <RiderStop key={order.id} order={order} />
        ))}
      </ol>
      <dl className={styles.sums}>
        {byCard.length > 0 && (
          <div>
            <dt>Lleva la terminal para</dt>
            <dd>{byCard.map(({ id }) => `#${id}`).join(', ')}</dd>
          </div>
        )}
        {change > 0 && (
          <div>
            <dt>Cambio que lleva</dt>
            <dd>
              <Price cents={change} />
            </dd>
          </div>
        )}
        <div>
          <dt>Efectivo con el que regresa</dt>
          <dd>
            <Price cents={cashToBring(orders)} size="large" />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

type RiderStopProps = { readonly order: StaffOrder };

function RiderStop({ order }: RiderStopProps) {
  const { id, customerName, phone, deliveryAddress, cashGiven, note, total, payment } = order;
  const isWithoutPin = useIsWithoutPin(order);
  return (
    <li className={styles.stop}>
      <p className={styles.stopHead}>
        <strong translate="no">{`#${id}`}</strong> <span translate="no">{customerName}</span>
      </p>
      <p>
        <span translate="no">{deliveryAddress}</span>
        {isWithoutPin && <strong> · Sin pin</strong>}
      </p>
      <p>
        <a href={callLink(phone)} className={styles.phone}>
          {phone}
        </a>
      </p>
      <p>{`Total ${moneyText(total)} · ${paymentCopy(payment, order)}`}</p>
      {cashGiven !== null && <p className={styles.cash}>{cashText(total, cashGiven)}</p>}
      {note !== null && <p className={styles.note}>{`Nota: ${note}`}</p>}
    </li>
  );
}
