import type { OrderStage, StaffOrder } from '@crepas/domain';
import { Button } from '@crepas/ui';
import type { MouseEvent } from 'react';
import { useOrderQuestion } from '../orderQuestion.ts';
import { useSteps } from '../steps.ts';
import { useStep } from '../useStep.ts';
import { AcceptChoices } from './AcceptChoices.tsx';
import styles from './Board.module.css';
import { stepCopy, stepsOf } from './boardCopy.ts';
import { isSecondClick } from './isSecondClick.ts';

export type OrderStepsProps = {
  readonly order: StaffOrder;
  /** The stage that the card shows, including a step that can still be undone. */
  readonly stage: OrderStage;
};

/** The buttons for the next steps of an order. */
export function OrderSteps({ order, stage }: OrderStepsProps) {
  const isHeld = useSteps(({ held }) => held?.id === order.id);
  const ask = useOrderQuestion((store) => store.ask);
  const { onward, ending } = stepsOf(stage);

  if (isHeld) return <HeldStepButtons id={order.id} />;
  return (
    <>
      {onward === 'accepted' && <AcceptChoices id={order.id} />}
      {onward && onward !== 'accepted' && <OnwardButton order={order} onward={onward} />}
      {(ending === 'rejected' || ending === 'cancelled') && (
        <Button
          kind="danger"
          aria-label={`${stepCopy(ending, order.fulfilment)} #${order.id}`}
          onClick={() => ask(ending, order.id)}
        >
          {stepCopy(ending, order.fulfilment)}
        </Button>
      )}
    </>
  );
}

type OnwardButtonProps = { readonly order: StaffOrder; readonly onward: OrderStage };

function OnwardButton({ order, onward }: OnwardButtonProps) {
  const hold = useSteps((store) => store.hold);
  const { mutate } = useStep();
  const take = (event: MouseEvent) => {
    if (isSecondClick(event)) return;
    const due = hold({ id: order.id, stage: onward });
    if (due) mutate(due);
  };
  return (
    <Button
      wide
      className={styles.onward}
      aria-label={`${stepCopy(onward, order.fulfilment)} #${order.id}`}
      onClick={take}
    >
      {stepCopy(onward, order.fulfilment)}
    </Button>
  );
}

/** Replaces the tapped buttons, so that a double tap does nothing. */
function HeldStepButtons({ id }: { readonly id: number }) {
  const undo = useSteps((store) => store.undo);
  return (
    <>
      <Button wide aria-disabled="true" data-muted="" className={styles.onward}>
        Guardando…
      </Button>
      <Button kind="secondary" aria-label={`Deshacer #${id}`} onClick={undo}>
        Deshacer
      </Button>
    </>
  );
}
