import { apiErrorCopy } from '@crepas/api';
import type { OrderDetailLine, OrderId } from '@crepas/domain';
import { ErrorState, Loading, Price, Skeleton } from '@crepas/ui';
import { useOrderDetails } from '../../../queries/orderDetails.ts';
import { makingCopy } from './lineCopy.ts';
import styles from './OrderDetailsPanel.module.css';

export type OrderLinesProps = { readonly order: OrderId; readonly version: number | undefined };

/** The lines of an order, with loading and error states. */
export function OrderLines({ order, version }: OrderLinesProps) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useOrderDetails(order, version);
  if (data) {
    return (
      <ul aria-label={`Productos del pedido #${order}`}>
        {data.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    );
  }
  if (errorUpdateCount > 0) {
    return (
      <ErrorState title="Error" onRetry={() => void refetch()} retrying={isFetching}>
        {error && apiErrorCopy(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label="Cargando pedido…">
      <span className={styles.skeleton}>
        <Skeleton className={styles.skeletonLine} />
        <Skeleton className={styles.skeletonLine} />
      </span>
    </Loading>
  );
}

function Line({ line }: { readonly line: OrderDetailLine }) {
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.quantity} ×</span>
      <span className={styles.product}>{line.productName}</span>
      <Price cents={line.unitPrice * line.quantity + line.extrasTotal} />
      {makingCopy(line).map((making) => (
        <span key={making} className={styles.making}>
          {making}
        </span>
      ))}
      {line.extrasTotal > 0 && (
        <span className={styles.making}>
          <span className={styles.surcharge}>
            <Price cents={line.extrasTotal / line.quantity} extra size="small" />
            {line.quantity > 1 && ' por cada una'}
          </span>
        </span>
      )}
    </li>
  );
}
