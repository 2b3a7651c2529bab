import { type OrderId, orderId } from '@crepas/domain';
import { ButtonLink, EmptyState, ErrorState, Page, PageHeader } from '@crepas/ui';
import { useParams } from 'react-router';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { isNotTheirs, useOrderDetails } from '../../queries/orders.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderDetailsSkeleton } from './OrderDetailsSkeleton.tsx';

export function OrderDetailsScreen() {
  const id = Number(useParams().id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const title = isNumber ? `Pedido #${id}` : 'Pedido';
  return (
    <Page width="desk">
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} backTo={paths.home} />
      {isNumber ? <LoadedOrder id={orderId(id)} /> : <NoOrder />}
    </Page>
  );
}

function LoadedOrder({ id }: { id: OrderId }) {
  const { data: order, error, isPending, isFetching, refetch } = useOrderDetails(id);
  if (isPending) return <OrderDetailsSkeleton />;
  if (order) return order.lines.length > 0 ? <OrderDetails order={order} /> : <NoOrder />;
  if (isNotTheirs(error)) return <NoOrder />;
  return (
    <ErrorState title="Error" onRetry={() => void refetch()} retrying={isFetching}>
      No pudimos cargar tu pedido. Intenta de nuevo.
    </ErrorState>
  );
}

const NoOrder = () => (
  <EmptyState title="Error" action={<ButtonLink to={paths.home}>Ver el menú</ButtonLink>}>
    No encontramos este pedido. Puede que sea de otro número.
  </EmptyState>
);
