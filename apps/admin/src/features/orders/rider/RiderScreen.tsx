import { stageCopy } from '@crepas/api';
import { isUnanswered, orderId, type StaffOrder } from '@crepas/domain';
import { CheckCard, EmptyState, Page, PageHeader, Section } from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { paths } from '../../../shared/paths.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import { useActiveOrders } from '../orders.ts';
import { PrintBar } from '../PrintBar.tsx';
import styles from './Rider.module.css';
import { RiderRoute } from './RiderRoute.tsx';

/** `/orders/rider`: the orders that one courier takes, in the order of the ride, to print or to open in Maps. */
export function RiderScreen() {
  return (
    <Page bar={<PrintBar />}>
      <ScreenTitle>Ruta del repartidor</ScreenTitle>
      <PageHeader title="Ruta del repartidor" backTo={paths.orders} className={styles.header} />
      <Loaded
        query={useActiveOrders()}
        loading="Cargando pedidos…"
        failed="No pudimos cargar los pedidos. Intenta de nuevo."
      >
        {(orders) => <ChosenRoute orders={orders.filter(canRide)} />}
      </Loaded>
    </Page>
  );
}

/** An order that the kitchen has not accepted is never on its way. */
const canRide = ({ stage, fulfilment }: StaffOrder) =>
  fulfilment === 'delivery' && (stage === null || (!isUnanswered(stage) && stage !== 'delivered'));

function ChosenRoute({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const [search, setSearch] = useSearchParams();
  if (orders.length === 0) return <EmptyState title="No hay pedidos por repartir" />;

  // In the URL: a reload or a new sign-in keeps the choice. Without a choice: what is on its way.
  const asked = search.get('pedidos')?.split('-').map(Number).map(orderId);
  const isTaken = ({ id, stage }: StaffOrder) => asked?.includes(id) ?? stage === 'onTheWay';
  const taken = orders.filter(isTaken);
  const toggle = (order: StaffOrder) => {
    const next = orders.filter((other) => (other.id === order.id ? !isTaken(other) : isTaken(other)));
    setSearch({ pedidos: next.map(({ id }) => id).join('-') }, { replace: true });
  };
  return (
    <>
      <RiderChoice orders={orders} isTaken={isTaken} onToggle={toggle} />
      <RiderRoute orders={taken} />
    </>
  );
}

type RiderChoiceProps = {
  readonly orders: readonly StaffOrder[];
  readonly isTaken: (order: StaffOrder) => boolean;
  readonly onToggle: (order: StaffOrder) => void;
};

const RiderChoice = ({ orders, isTaken, onToggle }: RiderChoiceProps) => (
  <Section title="Pedidos que lleva" className={styles.screenOnly}>
    <div className={styles.choices}>
      {orders.map((order) => (
        <CheckCard
          key={order.id}
          label={`#${order.id} · ${order.customerName}`}
          description={order.stage === null ? undefined : stageCopy(order.stage, order.fulfilment)}
          checked={isTaken(order)}
          onChange={() => onToggle(order)}
        />
      ))}
    </div>
  </Section>
);
