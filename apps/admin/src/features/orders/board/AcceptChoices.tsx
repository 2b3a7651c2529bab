import type { OrderId } from '@crepas/domain';
import { Button } from '@crepas/ui';
import { type MouseEvent, useId } from 'react';
import { useOrderQuestion } from '../orderQuestion.ts';
import { useStep } from '../useStep.ts';
import styles from './Board.module.css';
import { quickMinutes } from './boardCopy.ts';
import { isSecondClick } from './isSecondClick.ts';

export type AcceptChoicesProps = {
  readonly id: OrderId;
  readonly title?: string;
  /** Begins the accessible name of each button. */
  readonly verb?: string;
};

/** Accepts an order and promises the minutes, with one tap. */
export function AcceptChoices({ id, title = 'Aceptar, listo en…', verb = 'Aceptar' }: AcceptChoicesProps) {
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
