import { minutesSincePlaced, type OrderStage, type StaffOrder } from '@crepas/domain';
import { Button } from '@crepas/ui';
import { type MouseEvent, useId } from 'react';
import { useKnownShop } from '../../../shared/shop/shop.ts';
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

  if (stage === 'awaitingConfirmation') return <ConfirmSteps order={order} />;
  if (isHeld) return <HeldStepButtons id={order.id} />;
  return (
    <>
      {onward === 'accepted' && <AcceptChoices order={order} />}
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
  readonly order: StaffOrder;
  readonly title?: string;
  /** Begins the accessible name of each button. */
  readonly verb?: string;
};

/** Accepts an order and promises the minutes, with one tap. */
function AcceptChoices({ order, title = 'Aceptar, listo en…', verb = 'Aceptar' }: AcceptChoicesProps) {
  const { id, placedAt, fulfilment } = order;
  const shop = useKnownShop();
  const way = fulfilment === 'delivery' ? (shop?.travelMinutes ?? 0) : 0;
  const titleId = useId();
  const ask = useOrderQuestion((store) => store.ask);
  const { mutate, isPending, variables } = useStep();
  const accept = (minutes: number) => (event: MouseEvent) => {
    if (!isSecondClick(event) && !isPending) {
      mutate({ id, stage: 'accepted', minutes: minutesSincePlaced(placedAt, minutes, Date.now()) });
    }
  };
  return (
    <fieldset aria-labelledby={titleId} className={styles.accept}>
      <p id={titleId} className={styles.acceptTitle}>
        {way > 0 ? title.replace('listo en', 'en su puerta en') : title}
      </p>
      {quickMinutes
        .map((kitchen) => kitchen + way)
        .map((minutes) => (
          <Button
            key={minutes}
            className={styles.minutes}
            busy={isPending && variables.minutes === minutesSincePlaced(placedAt, minutes, Date.now())}
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
function ConfirmSteps({ order }: { readonly order: StaffOrder }) {
  const { id } = order;
  const { ask, answer } = useOrderQuestion();
  return (
    <>
      <AcceptChoices order={order} title="Confirmado, listo en…" verb="Confirmado" />
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
