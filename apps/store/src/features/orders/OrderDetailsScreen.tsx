import { type FollowToken, isApiError } from '@crepas/api';
import { type OrderId, orderId } from '@crepas/domain';
import { ButtonLink, Card, EmptyState, ErrorState, Loading, Page, PageHeader, Skeleton } from '@crepas/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { Redirect } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useAddress } from '../address/index.ts';
import { linkOf } from './followed.ts';
import styles from './OrderDetails.module.css';
import { OrderDetails } from './OrderDetails.tsx';
import { verifyAgainCopy } from './orderCopy.ts';
import { isNotTheirs, isPhoneRefused, useOrderDetails } from './orders.ts';
import { useRestoredProof } from './useRestoredProof.ts';

export function OrderDetailsScreen() {
  const id = Number(useParams().id);
  const link = linkOf(orderId(id));
  if (link) return <Redirect to={paths.follow(link.token)} />;
  return Number.isSafeInteger(id) && id > 0 ? (
    <OrderPage of={orderId(id)} />
  ) : (
    <OrderFrame title="Pedido">
      <NoOrder />
    </OrderFrame>
  );
}

/** The page of an order of the verified phone, or of a follow link. */
export function OrderPage({ of }: { readonly of: OrderId | FollowToken }) {
  useRestoredProof();
  const { data: order } = useOrderDetails(of);
  const number = typeof of === 'number' ? of : order?.id;
  return (
    <OrderFrame title={number === undefined ? 'Pedido' : `Pedido #${number}`}>
      <LoadedOrder of={of} />
    </OrderFrame>
  );
}

const OrderFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Page width="desk">
    <ScreenTitle>{title}</ScreenTitle>
    <PageHeader title={title} backTo={paths.home} />
    {children}
  </Page>
);

function LoadedOrder({ of }: { of: OrderId | FollowToken }) {
  const { data: order, error, isPending, isFetching, refetch } = useOrderDetails(of);
  const isPhoneProven = useAddress(({ details }) => details?.phoneVerified ?? false);
  const token = typeof of === 'string' ? of : undefined;
  if (isPending) return <OrderDetailsSkeleton />;
  if (order) return order.lines.length > 0 ? <OrderDetails order={order} token={token} /> : <NoOrder />;
  if (isApiError(error) && error.status === 401 && isPhoneRefused(error)) return <VerifyAgain />;
  if (isNotTheirs(error) && token === undefined && !isPhoneProven) return <VerifyFirst />;
  if (isNotTheirs(error)) return token ? <NoLink /> : <NoOrder />;
  return (
    <ErrorState title="Error" onRetry={() => void refetch()} retrying={isFetching}>
      No pudimos cargar tu pedido. Intenta de nuevo.
    </ErrorState>
  );
}

const OrderDetailsSkeleton = () => (
  <Loading>
    <Card className={styles.summary}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Card>
  </Loading>
);

const NoOrder = () => (
  <EmptyState title="Error" action={<ButtonLink to={paths.home}>Ver el menú</ButtonLink>}>
    No encontramos este pedido. Puede que sea de otro número.
  </EmptyState>
);

const VerifyAgain = () => (
  <EmptyState title="Error" action={<ButtonLink to={paths.sms}>Verificar mi teléfono</ButtonLink>}>
    {verifyAgainCopy}
  </EmptyState>
);

/** Nothing is known of the customer here, as in the app of an iPhone's home screen. */
const VerifyFirst = () => (
  <EmptyState title="Error" action={<ButtonLink to={paths.sms}>Verificar mi teléfono</ButtonLink>}>
    Para ver tu pedido aquí, verifica el número con el que pediste.
  </EmptyState>
);

const NoLink = () => (
  <EmptyState title="Enlace vencido" action={<ButtonLink to={paths.home}>Ver el menú</ButtonLink>}>
    Este enlace ya no lleva a un pedido: dura hasta un día después de que termina.
  </EmptyState>
);
