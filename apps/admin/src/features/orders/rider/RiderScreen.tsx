import { forMomentText, paymentCopy } from '@crepas/api';
import {
  cashBrought,
  cashText,
  courierCash,
  isOnHold,
  isUnanswered,
  moneyText,
  orderId,
  type StaffOrder,
} from '@crepas/domain';
import {
  buttonProps,
  CheckCard,
  ChoiceChips,
  EmptyState,
  Page,
  PageHeader,
  PinIcon,
  Price,
  Section,
  Text,
} from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../../shared/lists/Skeletons.tsx';
import { PrintBar } from '../../../shared/PrintBar.tsx';
import { paths } from '../../../shared/paths.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import { useShop, useShopWords } from '../../../shared/shop/shop.ts';
import { MomentMark } from '../board/CardMarks.tsx';
import { OnwardButton } from '../board/NextStep.tsx';
import { callLink } from '../contactLinks.ts';
import { useIsWithoutPin } from '../orderFacts.ts';
import { useActiveOrders } from '../orders.ts';
import { CourierChoice } from './CourierChoice.tsx';
import styles from './Rider.module.css';
import { needTerminal, rideCopy, routeLinks, stopsOf } from './route.ts';

/** `/orders/rider`: the orders that one courier takes, in the order of the ride, to print or to open in Maps. */
export function RiderScreen() {
  const active = useActiveOrders();
  return (
    <Page bar={active.data?.some(canRide) ? <PrintBar /> : null}>
      <ScreenTitle>Ruta del repartidor</ScreenTitle>
      <PageHeader title="Ruta del repartidor" backTo={paths.orders} className={styles.header} />
      <Loaded
        query={active}
        loading={<CardsLoading label="Cargando pedidos…" />}
        failed="No pudimos cargar los pedidos. Intenta de nuevo."
      >
        {(orders) => <ChosenRoute orders={orders.filter(canRide)} />}
      </Loaded>
    </Page>
  );
}

/** An order that the kitchen has not accepted, or that is on hold, is never on its way. */
const canRide = (order: StaffOrder) =>
  order.fulfilment === 'delivery' &&
  !isOnHold(order, Date.now()) &&
  (order.stage === null || (!isUnanswered(order.stage) && order.stage !== 'delivered'));

function ChosenRoute({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const [search, setSearch] = useSearchParams();
  if (orders.length === 0) return <EmptyState title="No hay pedidos por repartir" />;

  // In the URL: a reload or a new sign-in keeps the choice. Without a choice: what is on its way, of the chosen courier or of all.
  const asked = search.get('pedidos')?.split('-').map(Number).map(orderId);
  const wanted = search.get('repartidor');
  const names = [...new Set(orders.flatMap(({ courier }) => courier ?? []))];
  const rider = wanted !== null && names.includes(wanted) ? wanted : null;
  const isTaken = ({ id, stage, courier }: StaffOrder) =>
    asked?.includes(id) ?? (stage === 'onTheWay' && (rider === null || courier === rider));
  const taken = orders.filter(isTaken);
  const toggle = (order: StaffOrder) => {
    const next = orders.filter((other) => (other.id === order.id ? !isTaken(other) : isTaken(other)));
    setSearch({ pedidos: next.map(({ id }) => id).join('-') }, { replace: true });
  };
  const chooseRider = (name: string | null) =>
    setSearch(name === null ? {} : { repartidor: name }, { replace: true });
  return (
    <>
      {names.length > 0 && (
        <ChoiceChips
          label="Repartidor"
          choices={names.map((name) => ({ key: name, label: name }))}
          chosen={asked ? null : rider}
          onChoose={chooseRider}
          className={styles.screenOnly}
        />
      )}
      <RiderChoice orders={orders} isTaken={isTaken} onToggle={toggle} />
      <RiderRoute orders={taken} />
    </>
  );
}

/** «para las 8:30 p.m.»; undefined of an order for as soon as possible. */
function useMoment() {
  const { timeZone } = useShopWords();
  return ({ scheduledFor }: StaffOrder) =>
    scheduledFor === undefined ? undefined : forMomentText(scheduledFor, Date.now(), timeZone);
}

type RiderChoiceProps = {
  readonly orders: readonly StaffOrder[];
  readonly isTaken: (order: StaffOrder) => boolean;
  readonly onToggle: (order: StaffOrder) => void;
};

function RiderChoice({ orders, isTaken, onToggle }: RiderChoiceProps) {
  const zones = useShop().data?.shop.feeZones ?? [];
  const momentOf = useMoment();
  return (
    <Section title="Pedidos que lleva" className={styles.screenOnly}>
      <div className={styles.choices}>
        {orders.map((order) => (
          <CheckCard
            key={order.id}
            label={`#${order.id} · ${order.customerName}`}
            description={rideCopy(order, zones, momentOf(order))}
            checked={isTaken(order)}
            onChange={() => onToggle(order)}
          />
        ))}
      </div>
    </Section>
  );
}

type RiderRouteProps = { readonly orders: readonly StaffOrder[] };

function RiderRoute({ orders }: RiderRouteProps) {
  const zone = useShop().data?.shop.zone ?? null;
  if (orders.length === 0) return <Text tone="secondary">Elige los pedidos que lleva el repartidor.</Text>;
  const riders = [...new Set(orders.map(({ courier }) => courier))];
  const stops = stopsOf(orders, zone);
  const links = routeLinks(stops);
  const cash = courierCash(orders);
  const byCard = needTerminal(stops);
  return (
    <Section title="En camino" end={riders.length === 1 && riders[0]}>
      <div className={styles.screenOnly}>
        <CourierChoice orders={orders} />
      </div>
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
        {cash.change > 0 && (
          <div>
            <dt>Cambio que lleva</dt>
            <dd>
              <Price cents={cash.change} />
            </dd>
          </div>
        )}
        <div>
          <dt>Efectivo con el que regresa</dt>
          <dd>
            <Price cents={cash.given} />
          </dd>
        </div>
        <div>
          <dt>Efectivo de los pedidos</dt>
          <dd>
            <Price cents={cashBrought(cash)} size="large" />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

type RiderStopProps = { readonly order: StaffOrder };

function RiderStop({ order }: RiderStopProps) {
  const { id, customerName, phone, deliveryAddress, cashGiven, note, total, payment, stage, courier } = order;
  const isWithoutPin = useIsWithoutPin(order);
  const moment = useMoment()(order);
  return (
    <li className={styles.stop}>
      <p className={styles.stopHead}>
        <strong translate="no">{`#${id}`}</strong> <span translate="no">{customerName}</span>
        {courier && <span className={styles.rider}>{`Lo lleva ${courier}`}</span>}
      </p>
      {moment && (
        <p>
          <MomentMark text={moment} />
        </p>
      )}
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
      {stage === 'onTheWay' && (
        <div className={styles.screenOnly}>
          <OnwardButton order={order} onward="delivered" />
        </div>
      )}
    </li>
  );
}
