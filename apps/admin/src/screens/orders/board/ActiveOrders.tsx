import { BagIcon, Button, EmptyState, ErrorState, Notice } from '@crepas/ui';
import { apiErrorCopy } from '../../../copy.ts';
import { useActiveOrders } from '../../../queries/orders.ts';
import { SoundBar } from '../alarm/SoundBar.tsx';
import { useScreenAwake } from '../alarm/useScreenAwake.ts';
import styles from './Board.module.css';
import { OrderBoard } from './OrderBoard.tsx';
import { OrderQuestions } from './OrderQuestions.tsx';
import { OrdersLoading } from './OrdersLoading.tsx';

/** The list in all its states. What was loaded stays in sight when a later refresh fails, and says so. */
export function ActiveOrders() {
  useScreenAwake();
  return (
    <div className={styles.root}>
      <SoundBar />
      <Orders />
      <OrderQuestions />
    </div>
  );
}

function Orders() {
  const { data, error, errorUpdateCount, isFetching, refetch } = useActiveOrders();
  const retry = () => void refetch();

  if (data) {
    return (
      <>
        <Notice tone="failure" action={<RetryButton busy={isFetching} onRetry={retry} />}>
          {error && `Estos pedidos pueden no estar al día. ${apiErrorCopy(error)}`}
        </Notice>
        {data.length === 0 ? <NoOrders /> : <OrderBoard orders={data} />}
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
