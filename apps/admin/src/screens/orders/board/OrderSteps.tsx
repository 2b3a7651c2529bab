import type { OrderStage, StaffOrder } from '@crepas/domain';
import { Button } from '@crepas/ui';
import type { MouseEvent } from 'react';
import { useOrderQuestion } from '../../../stores/orderQuestion.ts';
import { useSteps } from '../../../stores/steps.ts';
import { useStep } from '../useStep.ts';
import { AcceptChoices } from './AcceptChoices.tsx';
import styles from './Board.module.css';
import { stepCopy, stepsOf } from './boardCopy.ts';
import { isSecondOfTwo } from './isSecondOfTwo.ts';

export type OrderStepsProps = {
  readonly order: StaffOrder;
  /** Where the card shows it: a step that can be undone is taken already. */
  readonly stage: OrderStage;
};

/** Where an order can go from here, with one tap. */
export function OrderSteps({ order, stage }: OrderStepsProps) {
  const isHeld = useSteps(({ held }) => held?.order.id === order.id);
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
          aria-label={`${stepCopy(ending)} #${order.id}`}
          onClick={() => ask(ending, order.id)}
        >
          {stepCopy(ending)}
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
    if (isSecondOfTwo(event)) return;
    const due = hold({ order, stage: onward });
    if (due) mutate({ id: due.order.id, stage: due.stage });
  };
  return (
    <Button wide className={styles.onward} aria-label={`${stepCopy(onward)} #${order.id}`} onClick={take}>
      {stepCopy(onward)}
    </Button>
  );
}

/** In the place of the buttons that were tapped: a second tap of a hurried finger meets nothing. */
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
