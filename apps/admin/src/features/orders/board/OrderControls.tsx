import { stageCopy } from '@crepas/api';
import type { Fulfilment, OrderStage } from '@crepas/domain';
import { Stages } from '@crepas/ui';
import { useLateTickets } from '../../printers/index.ts';
import { PaymentReceived } from '../PaymentReceived.tsx';
import { PrintAgain } from '../PrintAgain.tsx';
import { CourierChoice } from '../rider/CourierChoice.tsx';
import styles from './OrderDialog.module.css';
import { OrderSteps, type OrderStepsProps } from './OrderSteps.tsx';

const way: readonly OrderStage[] = ['received', 'accepted', 'preparing', 'onTheWay', 'delivered'];
const stagesOf = (fulfilment: Fulfilment) =>
  way.map((stage) => ({ key: stage, name: stageCopy(stage, fulfilment) }));

/** What staff do with an order on the board, in its dialog: its stage, the steps, the payment, the late ticket. */
export function OrderControls({ order, onDone }: OrderStepsProps) {
  const { id, stage, fulfilment } = order;
  const isTicketLate = useLateTickets(({ orders }) => orders.includes(id));
  return (
    <div className={styles.work}>
      {stage && way.includes(stage) && (
        <Stages compact label={`Avance del pedido #${id}`} stages={stagesOf(fulfilment)} current={stage} />
      )}
      <OrderSteps order={order} onDone={onDone} />
      {stage === 'onTheWay' && fulfilment === 'delivery' && <CourierChoice orders={[order]} />}
      <PaymentReceived order={order} onDone={onDone} />
      {isTicketLate && <PrintAgain order={id} onDone={onDone} />}
    </div>
  );
}
