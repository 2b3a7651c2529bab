import type { OrderId } from '@crepas/domain';
import { Skeleton } from '@crepas/ui';
import { useOrderDetails } from '../../../queries/orderDetails.ts';
import { makingCopy } from '../details/lineCopy.ts';
import styles from './Board.module.css';

export type OrderContentsProps = { readonly order: OrderId; readonly version: number | undefined };

/** The products of an order, without prices. Empty if they could not be loaded: the details show the error. */
export function OrderContents({ order, version }: OrderContentsProps) {
  const { data, isError } = useOrderDetails(order, version);
  if (isError) return null;
  if (!data) return <Skeleton className={styles.contentsSkeleton} />;
  return (
    <ul aria-label={`Productos del pedido #${order}`} className={styles.contents}>
      {data.lines.map((line) => (
        <li key={line.id}>
          <strong>
            {line.quantity} × {line.productName}
          </strong>
          {makingCopy(line).map((making) => (
            <span key={making} className={styles.making}>
              {making}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
