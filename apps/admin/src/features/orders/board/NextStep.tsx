import type { OrderStage, StaffOrder } from '@crepas/domain';
import { Button, buttonProps, PhoneIcon } from '@crepas/ui';
import type { MouseEvent } from 'react';
import { callLink } from '../contactLinks.ts';
import { useStep } from '../orders.ts';
import { useSteps } from '../steps.ts';
import { AcceptButton, acceptVerb } from './AcceptButton.tsx';
import { stepCopy, stepsOf } from './boardCopy.ts';
import { isSecondClick } from './isSecondClick.ts';
import styles from './NextStep.module.css';

export type NextStepProps = {
  readonly order: StaffOrder;
  /** The stage that the card shows, including a step that can still be undone. */
  readonly stage: OrderStage;
  /** What a new order is promised with one tap. */
  readonly usualMinutes: number;
};

const { className, ...look } = buttonProps({ kind: 'secondary' });

/** The button of a card: the next step of its order. */
export function NextStep({ order, stage, usualMinutes }: NextStepProps) {
  const { id } = order;
  const isHeld = useSteps(({ held }) => held?.id === id);
  const { onward } = stepsOf(stage);
  const isAwaiting = stage === 'awaitingConfirmation';
  const words = `${acceptVerb(isAwaiting)} · ${usualMinutes} min`;

  if (isHeld) return <HeldStepButtons id={id} />;
  if (onward === undefined) return null;
  if (onward !== 'accepted') return <OnwardButton order={order} onward={onward} />;
  return (
    <div className={styles.steps}>
      <AcceptButton
        order={order}
        minutes={usualMinutes}
        label={`${words}, #${id}`}
        wide
        className={styles.step}
      >
        {words}
      </AcceptButton>
      {isAwaiting && (
        <a
          {...look}
          className={`${className} ${styles.call}`}
          href={callLink(order.phone)}
          aria-label={`Llamar por el pedido #${id}`}
        >
          <PhoneIcon />
        </a>
      )}
    </div>
  );
}

type OnwardButtonProps = {
  readonly order: StaffOrder;
  readonly onward: OrderStage;
};

/** One step further, which can be undone for some seconds. */
export function OnwardButton({ order, onward }: OnwardButtonProps) {
  const isHeld = useSteps(({ held }) => held?.id === order.id);
  const hold = useSteps((store) => store.hold);
  const { mutate } = useStep();
  const take = (event: MouseEvent) => {
    if (isSecondClick(event)) return;
    const due = hold({ id: order.id, stage: onward });
    if (due) mutate(due);
  };
  if (isHeld) return <HeldStepButtons id={order.id} />;
  return (
    <div className={styles.steps}>
      <Button
        wide
        className={styles.step}
        aria-label={`${stepCopy(onward, order.fulfilment)} #${order.id}`}
        onClick={take}
      >
        {stepCopy(onward, order.fulfilment)}
      </Button>
    </div>
  );
}

/** Replaces the tapped button, so that a double tap does nothing. */
function HeldStepButtons({ id }: { readonly id: number }) {
  const undo = useSteps((store) => store.undo);
  return (
    <div className={styles.steps}>
      <Button wide aria-disabled="true" data-muted="" className={styles.step}>
        Guardando…
      </Button>
      <Button kind="secondary" className={styles.step} aria-label={`Deshacer #${id}`} onClick={undo}>
        Deshacer
      </Button>
    </div>
  );
}
