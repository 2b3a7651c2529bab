import type { StaffOrder } from '@crepas/domain';
import { buttonProps, PinIcon, Price, Section, Text } from '@crepas/ui';
import { useShop } from '../../../queries/shop.ts';
import styles from './Rider.module.css';
import { RiderStop } from './RiderStop.tsx';
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
            {links.length === 1 ? 'Abrir la ruta en Maps' : `Abrir en Maps: paradas ${first} a ${last}`}
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
