import { forMomentText } from '@crepas/api';
import type { StaffOrder } from '@crepas/domain';
import { Button } from '@crepas/ui';
import { useId } from 'react';
import { useKnownShop, useShopWords } from '../../../shared/shop/shop.ts';
import { useOrderQuestion } from '../orderWork.ts';
import { useSteps } from '../steps.ts';
import { useNow } from '../useNow.ts';
import { AcceptButton, acceptVerb } from './AcceptButton.tsx';
import { answerMinutes, unconfirmedReasons, untilCopy } from './answerCopy.ts';
import { stepCopy, stepsOf } from './boardCopy.ts';
import styles from './OrderDialog.module.css';

const tickMs = 60_000;

export type OrderStepsProps = {
  readonly order: StaffOrder;
  /** Closes the dialog, before another one asks. */
  readonly onDone: () => void;
};

/** The steps that the card does not offer: other minutes, a rejection, a cancellation. */
export function OrderSteps({ order, onDone }: OrderStepsProps) {
  const { id, stage, fulfilment } = order;
  const isPending = useSteps(({ pending }) => pending?.id === id);
  const { ask, answer } = useOrderQuestion();
  if (stage === null || isPending) return null;
  const { onward, ending } = stepsOf(stage);
  const isAwaiting = stage === 'awaitingConfirmation';
  const end = (reason?: string) => {
    if (ending !== 'rejected' && ending !== 'cancelled') return;
    onDone();
    ask(ending, id);
    if (reason !== undefined) answer(reason, 'unreachable');
  };
  return (
    <>
      {onward === 'accepted' && <AcceptChoices order={order} isAwaiting={isAwaiting} onDone={onDone} />}
      {isAwaiting
        ? unconfirmedReasons.map((reason) => (
            <Button key={reason} kind="danger" aria-label={`${reason} #${id}`} onClick={() => end(reason)}>
              {reason}
            </Button>
          ))
        : ending && (
            <Button kind="danger" aria-label={`${stepCopy(ending, fulfilment)} #${id}`} onClick={() => end()}>
              {stepCopy(ending, fulfilment)}
            </Button>
          )}
    </>
  );
}

type AcceptChoicesProps = {
  readonly order: StaffOrder;
  readonly isAwaiting: boolean;
  readonly onDone: () => void;
};

function AcceptChoices({ order, isAwaiting, onDone }: AcceptChoicesProps) {
  const { id, fulfilment } = order;
  const titleId = useId();
  const shop = useKnownShop();
  // A rush may end while the dialog is open.
  const nowMs = useNow(tickMs);
  const ask = useOrderQuestion((store) => store.ask);
  const { timeZone } = useShopWords();
  const verb = acceptVerb(isAwaiting);
  if (order.scheduledFor !== undefined) {
    const words = `${verb} · ${forMomentText(order.scheduledFor, nowMs, timeZone)}`;
    return (
      <AcceptButton
        order={order}
        minutes={null}
        label={`${words}, #${id}`}
        wide
        className={undefined}
        onDone={onDone}
      >
        {words}
      </AcceptButton>
    );
  }
  return (
    <fieldset aria-labelledby={titleId} className={styles.accept}>
      <p id={titleId} className={styles.acceptTitle}>{`${verb}, ${untilCopy(fulfilment)}…`}</p>
      {answerMinutes(shop, fulfilment, nowMs).map((minutes) => (
        <AcceptButton
          key={minutes}
          order={order}
          minutes={minutes}
          label={`${verb} #${id} en ${minutes} min`}
          className={styles.minutes}
          onDone={onDone}
        >
          {`${minutes} min`}
        </AcceptButton>
      ))}
      <Button
        kind="secondary"
        className={styles.minutes}
        aria-label={`${verb} #${id} en otro tiempo`}
        onClick={() => {
          onDone();
          ask('minutes', id);
        }}
      >
        Otro
      </Button>
    </fieldset>
  );
}
