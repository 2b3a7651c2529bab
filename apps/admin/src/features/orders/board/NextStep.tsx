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
  /** What an order for later is accepted for: «para las 8:30 p.m.». */
  readonly moment: string | undefined;
  readonly isOnHold?: boolean;
};

const { className, ...look } = buttonProps({ kind: 'secondary' });

/** The button of a card: the next step of its order. */
export function NextStep({ order, stage, usualMinutes, moment, isOnHold = false }: NextStepProps) {
  const { id } = order;
  const isPending = useSteps(({ pending }) => pending?.id === id);
  const { onward } = stepsOf(stage);
  const isAwaiting = stage === 'awaitingConfirmation';
  const [verb, time] = [acceptVerb(isAwaiting), moment ?? `${usualMinutes} min`];

  if (isPending) return <PendingStepButtons id={id} />;
  if (onward === undefined) return null;
  if (onward !== 'accepted') return <OnwardButton order={order} onward={onward} isOnHold={isOnHold} />;
  return (
    <div className={styles.steps}>
      <AcceptButton
        order={order}
        minutes={moment === undefined ? usualMinutes : null}
        label={`${verb} · ${time}, #${id}`}
        wide
        className={styles.step}
      >
        <span>
          <span>{verb}</span> · <span className={styles.time}>{time}</span>
        </span>
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
  /** Accepted for later: it can be begun early, and is not what is to be done next. */
  readonly isOnHold?: boolean;
};

/** One step further, which can be undone for some seconds. */
export function OnwardButton({ order, onward, isOnHold = false }: OnwardButtonProps) {
  const isPending = useSteps(({ pending }) => pending?.id === order.id);
  const postpone = useSteps((store) => store.postpone);
  const { mutate } = useStep();
  const take = (event: MouseEvent) => {
    if (isSecondClick(event)) return;
    const due = postpone({ id: order.id, stage: onward });
    if (due) mutate(due);
  };
  if (isPending) return <PendingStepButtons id={order.id} />;
  const words = stepCopy(onward, order.fulfilment, isOnHold);
  return (
    <div className={styles.steps}>
      <Button
        kind={isOnHold ? 'secondary' : 'primary'}
        wide
        className={styles.step}
        aria-label={`${words} #${order.id}`}
        onClick={take}
      >
        {words}
      </Button>
    </div>
  );
}

/** Replaces the tapped button, so that a double tap does nothing. */
function PendingStepButtons({ id }: { readonly id: number }) {
  const undo = useSteps((store) => store.undo);
  return (
    <div data-pending="" className={styles.steps}>
      <Button wide aria-disabled="true" data-muted="" className={styles.step}>
        Guardando…
      </Button>
      <Button kind="secondary" className={styles.step} aria-label={`Deshacer #${id}`} onClick={undo}>
        Deshacer
      </Button>
    </div>
  );
}
