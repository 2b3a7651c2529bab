import { stageCopy } from '@crepas/api';
import {
  type Fulfilment,
  moneyText,
  type OrderDetails,
  type OrderStage,
  orderStages,
  orderState,
} from '@crepas/domain';
import { Card, Stages, StatusText, Text } from '@crepas/ui';
import { openPayment } from '../../shared/copy/payment.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import { laterCopy } from './laterCopy.ts';
import styles from './OrderDetails.module.css';
import { arrivalSentence, nextStepCopy, stageSentence } from './orderCopy.ts';
import { useOrderNow, usePromise } from './usePromise.ts';

/** The stage, the promised time and what to do until then, or the reason of a rejection. Empty for a shop without stages. */
export const OrderProgress = ({ order }: { order: OrderDetails }) =>
  order.stage && <KnownProgress stage={order.stage} order={order} />;

/** An order without a code begins with the first stage, and is accepted with the call: it is never «Recibido». */
const wayOf = (fulfilment: Fulfilment) =>
  orderStages
    .filter((stage) => orderState(stage) !== 'cancelled')
    .map((stage) => ({ key: stage, name: stageCopy(stage, fulfilment) }));

function KnownProgress({ stage, order }: { stage: OrderStage; order: OrderDetails }) {
  const isOff = orderState(stage) === 'cancelled';
  const { payment = 'cash', fulfilment = 'delivery', cashGiven } = order.delivery ?? {};
  const { timeZone } = useShopWords();
  const expected = usePromise(order, fulfilment);
  const later = laterCopy(order, useOrderNow(), timeZone);
  const promise = arrivalSentence(stage, fulfilment, expected, timeZone, later);
  const [toConfirm, ...way] = wayOf(fulfilment);
  const cash = moneyText(cashGiven ?? order.total);
  const nextStep = nextStepCopy(
    stage,
    fulfilment,
    openPayment(payment, order.total, order.delivery ?? {}),
    cash,
  );
  return (
    <Card className={styles.progress}>
      <StatusText tone={isOff || expected?.isLate ? 'failure' : 'success'}>
        {stageSentence(stage, fulfilment, order, promise, later)}
      </StatusText>
      {!isOff && (
        <Stages
          label="Avance del pedido"
          stages={stage === 'awaitingConfirmation' && toConfirm ? [toConfirm, ...way.slice(1)] : way}
          current={stage}
        />
      )}
      {nextStep && (
        <div className={styles.screenOnly}>
          <Text tone="secondary">{nextStep}</Text>
        </div>
      )}
    </Card>
  );
}
