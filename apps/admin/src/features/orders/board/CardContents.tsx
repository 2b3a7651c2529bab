import { type OrderDetailLine, type OrderId, type StaffOrder, shortMakingTexts } from '@crepas/domain';
import { Skeleton } from '@crepas/ui';
import { Fragment } from 'react';
import { useOrderDetails } from '../orderDetails.ts';
import styles from './CardContents.module.css';

type CardContentsProps = {
  readonly order: StaffOrder;
  readonly id?: string;
  /** All lines, for the kitchen. */
  readonly isWhole?: boolean;
};

/** What is to be cooked. It is read from the server where the list of orders does not have it. */
export const CardContents = ({ order, ...rest }: CardContentsProps) =>
  order.lines ? (
    <Lines order={order.id} lines={order.lines} {...rest} />
  ) : (
    <ReadContents order={order} {...rest} />
  );

/** Empty if they could not be loaded: the details show the error. */
function ReadContents({ order, ...rest }: CardContentsProps) {
  const { data, isError } = useOrderDetails(order);
  if (isError) return null;
  if (!data) return <Skeleton className={styles.contentsSkeleton} />;
  return <Lines order={order.id} lines={data.lines} {...rest} />;
}

type LinesProps = Omit<CardContentsProps, 'order'> & {
  readonly order: OrderId;
  readonly lines: readonly OrderDetailLine[];
};

/** More lines are in the dialog: one large order would hide the others. */
const maxLines = 4;

/** The products of an order, without prices. */
function Lines({ order, lines, id, isWhole = false }: LinesProps) {
  // A line that says «+1 más» would take the place of the one that it hides.
  const shown = !isWhole && lines.length > maxLines + 1 ? lines.slice(0, maxLines) : lines;
  const more = lines.length - shown.length;
  return (
    <>
      <ul
        id={id}
        aria-label={`Productos del pedido #${order}`}
        data-whole={isWhole || undefined}
        data-long={lines.length > maxLines || undefined}
        className={styles.contents}
      >
        {shown.map((line) => (
          <li key={line.id}>
            <strong translate="no" className={styles.line}>{`${line.quantity} × ${line.productName}`}</strong>
            {shortMakingTexts(line).map((making) => (
              <Fragment key={making}>
                {' '}
                <span className={styles.making}>{making}</span>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{`+${more} más`}</p>}
    </>
  );
}
