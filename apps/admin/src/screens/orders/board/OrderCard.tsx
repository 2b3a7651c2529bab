import { paymentCopy, stageCopy } from '@crepas/api';
import { type Fulfilment, type OrderStage, orderTiming, type StaffOrder } from '@crepas/domain';
import { cashText } from '@crepas/domain/options';
import { StaffOrderCard, Stages } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { formatMoney } from '@crepas/ui/money';
import { Suspense } from 'react';
import { agoCopy } from '../../../copy/copy.ts';
import { useLateTickets } from '../../../stores/lateTickets.ts';
import { PaymentReceived } from '../PaymentReceived.tsx';
import { placeOf } from '../placeOf.ts';
import { useIsWithoutPin } from '../useIsWithoutPin.ts';
import styles from './Board.module.css';
import { alertsCopy, markCopy, promiseCopy } from './boardCopy.ts';
import { CardLinks } from './CardLinks.tsx';
import { ConfirmSteps } from './ConfirmSteps.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { cardAttribute } from './useFocusRestored.ts';

const PrintAgain = lazyWithRetry(async () => (await import('../PrintAgain.tsx')).PrintAgain);

export type OrderCardProps = {
  readonly order: StaffOrder;
  readonly nowMs: number;
  readonly onOpen: (order: StaffOrder) => void;
};

const way: readonly OrderStage[] = ['received', 'accepted', 'preparing', 'onTheWay', 'delivered'];
const stagesOf = (fulfilment: Fulfilment) =>
  way.map((stage) => ({ key: stage, name: stageCopy(stage, fulfilment) }));

/** An active order on the board, with buttons for its next steps. */
export function OrderCard({ order, nowMs, onOpen }: OrderCardProps) {
  const { id, stage, placedAt, note, cashGiven } = order;
  const isWithoutPin = useIsWithoutPin(order);
  const isAwaiting = stage === 'awaitingConfirmation';
  const isTicketLate = useLateTickets(({ orders }) => orders.includes(id));
  const timing = orderTiming(order, nowMs);
  return (
    <StaffOrderCard
      {...{ [cardAttribute]: id }}
      tabIndex={-1}
      aria-label={`Pedido #${id}`}
      name={order.customerName}
      number={id}
      phone={order.phone}
      {...placeOf(order)}
      totalCents={order.total}
      payment={paymentCopy(order.payment, order)}
      note={note ?? undefined}
      placeNote={isWithoutPin ? 'Sin pin' : undefined}
      cash={cashGiven === null ? undefined : cashText(order.total, cashGiven, formatMoney)}
      since={placedAt ? agoCopy(placedAt, nowMs) : undefined}
      urgency={timing?.urgency}
      alerts={alertsCopy(order)}
      mark={markCopy(order, isTicketLate)}
      promise={stage === null ? undefined : promiseCopy(order, timing)}
      progress={
        stage &&
        !isAwaiting && (
          <Stages
            compact
            label={`Avance del pedido #${id}`}
            stages={stagesOf(order.fulfilment)}
            current={stage}
          />
        )
      }
      contents={<OrderContents order={id} version={order.version} />}
      actions={
        <>
          {isAwaiting && <ConfirmSteps id={id} />}
          {stage && !isAwaiting && <OrderSteps order={order} stage={stage} />}
          {isTicketLate && (
            <div className={styles.again}>
              <Suspense>
                <PrintAgain order={id} />
              </Suspense>
            </div>
          )}
          <PaymentReceived order={order} />
          <CardLinks order={order} onOpen={() => onOpen(order)} />
        </>
      }
    />
  );
}
