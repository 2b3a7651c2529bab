import type { OrderId, OrderStage, StaffOrder } from '@crepas/domain';
import { Button } from '@crepas/ui';
import { type MouseEvent, useId } from 'react';
import { useStep } from '../orders.ts';
import { useOrderQuestion } from '../orderWork.ts';
import { useSteps } from '../steps.ts';
import styles from './Board.module.css';
import { quickMinutes, stepCopy, stepsOf, unconfirmedReasons } from './boardCopy.ts';
import { isSecondClick } from './isSecondClick.ts';

type OrderStepsProps = {
  readonly order: StaffOrder;
  /** The stage that the card shows, including a step that can still be undone. */
  readonly stage: OrderStage;
};

/** The buttons for the next steps of an order. */
export function OrderSteps({ order, stage }: OrderStepsProps) {
  const isHeld = useSteps(({ held }) => held?.id === order.id);
  const ask = useOrderQuestion((store) => store.ask);
  const { onward, ending } = stepsOf(stage);

  if (stage === 'awaitingConfirmation') return <ConfirmSteps id={order.id} />;
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

type AcceptChoicesProps = {
  readonly id: OrderId;
  readonly title?: string;
  /** Begins the accessible name of each button. */
  readonly verb?: string;
};

/** Accepts an order and promises the minutes, with one tap. */
function AcceptChoices({ id, title = 'Aceptar, listo en…', verb = 'Aceptar' }: AcceptChoicesProps) {
  const titleId = useId();
  const ask = useOrderQuestion((store) => store.ask);
  const { mutate, isPending, variables } = useStep();
  const accept = (minutes: number) => (event: MouseEvent) => {
    if (!isSecondClick(event) && !isPending) mutate({ id, stage: 'accepted', minutes });
  };
  return (
    <fieldset aria-labelledby={titleId} className={styles.accept}>
      <p id={titleId} className={styles.acceptTitle}>
        {title}
      </p>
      {quickMinutes.map((minutes) => (
        <Button
          key={minutes}
          className={styles.minutes}
          busy={isPending && variables.minutes === minutes}
          aria-label={`${verb} #${id} en ${minutes} min`}
          onClick={accept(minutes)}
        >
          {`${minutes} min`}
        </Button>
      ))}
      <Button
        kind="secondary"
        className={styles.minutes}
        aria-label={`${verb} #${id} en otro tiempo`}
        onClick={() => ask('minutes', id)}
      >
        Otro
      </Button>
    </fieldset>
  );
}

/** The results of the call for an order without a code: confirmed with minutes, or rejected with its reason. */
function ConfirmSteps({ id }: { readonly id: OrderId }) {
  const { ask, answer } = useOrderQuestion();
  return (
    <>
      <AcceptChoices id={id} title="Confirmado, listo en…" verb="Confirmado" />
      {unconfirmedReasons.map((reason) => (
        <Button
          key={reason}
          kind="danger"
          aria-label={`${reason} #${id}`}
          onClick={() => {
            ask('rejected', id);
            answer(reason, 'unreachable');
          }}
        >
          {reason}
        </Button>
      ))}
    </>
  );
}
