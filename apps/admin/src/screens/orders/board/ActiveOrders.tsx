import type { StaffOrder } from '@crepas/domain';
import {
  BagIcon,
  Button,
  EmptyState,
  ErrorState,
  List,
  Loading,
  Notice,
  StaffOrderCard,
  StaffOrderCardSkeleton,
} from '@crepas/ui';
import { agoCopy, apiErrorCopy } from '../../../copy.ts';
import { useActiveOrders } from '../../../queries/orders.ts';

/** The list in all its states. What was loaded stays in sight when a later refresh fails, and says so. */
export function ActiveOrders() {
  const { data, error, dataUpdatedAt, errorUpdateCount, isFetching, refetch } = useActiveOrders();
  const retry = () => void refetch();

  if (data) {
    return (
      <>
        <Notice tone="failure" action={<RetryButton busy={isFetching} onRetry={retry} />}>
          {error && `Estos pedidos pueden no estar al día. ${apiErrorCopy(error)}`}
        </Notice>
        {data.length === 0 ? <NoOrders /> : <OrderCards orders={data} nowMs={dataUpdatedAt} />}
      </>
    );
  }
  // Not `error`: every new attempt clears it, and the screen would flicker between failure and loading.
  if (errorUpdateCount > 0) {
    return (
      <ErrorState onRetry={retry} retrying={isFetching}>
        No pudimos cargar los pedidos. Intenta de nuevo.
      </ErrorState>
    );
  }
  return <OrdersLoading />;
}

type OrderCardsProps = { readonly orders: readonly StaffOrder[]; readonly nowMs: number };

function OrderCards({ orders, nowMs }: OrderCardsProps) {
  return (
    <List data-columns>
      {orders.map((order) => (
        <StaffOrderCard
          key={order.id}
          name={order.customerName}
          number={order.id}
          phone={order.phone}
          address={order.deliveryAddress}
          totalCents={order.total}
          payment={order.paymentMethod}
          since={order.placedAt ? agoCopy(order.placedAt, nowMs) : undefined}
        />
      ))}
    </List>
  );
}

type RetryButtonProps = { readonly busy: boolean; readonly onRetry: () => void };

function RetryButton({ busy, onRetry }: RetryButtonProps) {
  return (
    <Button kind="quiet" busy={busy} onClick={onRetry}>
      Reintentar
    </Button>
  );
}

function NoOrders() {
  return (
    <EmptyState icon={<BagIcon />} title="No hay pedidos activos">
      Los pedidos nuevos aparecen aquí solos.
    </EmptyState>
  );
}

/** Spec §9: four skeleton cards. */
function OrdersLoading() {
  return (
    <Loading label="Cargando pedidos…">
      <List data-columns>
        <StaffOrderCardSkeleton />
        <StaffOrderCardSkeleton />
        <StaffOrderCardSkeleton />
        <StaffOrderCardSkeleton />
      </List>
    </Loading>
  );
}
