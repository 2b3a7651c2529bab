import { apiErrorCopy, reasonMissingCopy } from '@crepas/api';
import {
  type EndCause,
  maxPromisedMinutes,
  maxReasonLength,
  minutesSincePlaced,
  type OrderId,
  toLines,
} from '@crepas/domain';
import { Button, Field, Form, Modal, StatusText, TextArea } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import { closeIfMoved, useActiveOrders, useStep } from '../orders.ts';
import { type OrderQuestion as Asked, useOrderQuestion } from '../orderWork.ts';
import { minutesOf, reasonsOf, unconfirmedReasons } from './answerCopy.ts';
import { stepCopy } from './boardCopy.ts';
import styles from './OrderDialog.module.css';

export type OrderQuestionProps = { readonly question: Asked };

/** The open question about an order. */
export const OrderQuestion = ({ question }: OrderQuestionProps) =>
  question.kind === 'minutes' ? (
    <MinutesDialog id={question.id} answer={question.answer} />
  ) : (
    <EndDialog id={question.id} ending={question.kind} reason={question.answer} cause={question.cause} />
  );

type EndDialogProps = {
  readonly id: OrderId;
  readonly ending: 'rejected' | 'cancelled';
  readonly reason: string;
  /** Null while none is chosen. */
  readonly cause: EndCause | null;
};

/** Asks for the reason of a rejection or cancellation, and for its kind. */
function EndDialog({ id, ending, reason, cause }: EndDialogProps) {
  const { answer, close } = useOrderQuestion();
  const { mutate, isPending, error } = useStep();
  const { data: orders } = useActiveOrders();
  const fulfilment = orders?.find((order) => order.id === id)?.fulfilment ?? 'delivery';
  const hasCauses = useHasFeature('causas');
  const [isTried, setIsTried] = useState(false);
  const typed = toLines(reason);
  const isMissing = typed === '';
  const ready = reasonsOf(ending, fulfilment);
  const isReadyMade = [...unconfirmedReasons, ...ready.map(({ text }) => text)].includes(reason);
  const ownWords = isReadyMade ? '' : reason;
  const end = () => {
    setIsTried(true);
    if (isMissing) return;
    const change = {
      id,
      stage: ending,
      reason: typed,
      ...(hasCauses && { cause: cause ?? 'other' }),
    };
    mutate(change, { onSuccess: close, onError: closeIfMoved(close) });
  };
  return (
    <Modal
      open
      title={ending === 'rejected' ? `¿Rechazar el pedido #${id}?` : `¿Cancelar el pedido #${id}?`}
      onClose={close}
      lightDismiss={false}
      actions={
        <>
          <Button kind="danger" wide busy={isPending} onClick={end}>
            {stepCopy(ending, fulfilment)}
          </Button>
          <Button kind="secondary" wide onClick={close}>
            Volver
          </Button>
        </>
      }
    >
      <div className={styles.reasons}>
        {[...ready, { text: 'Otro', cause: 'other' as const }].map((one) => (
          <Button
            key={one.cause}
            kind="secondary"
            aria-pressed={cause === one.cause}
            onClick={() => answer(one.cause === 'other' ? ownWords : one.text, one.cause)}
          >
            {one.text}
          </Button>
        ))}
      </div>
      <TextArea
        label="Motivo"
        name="motivo"
        hint="El cliente lo lee."
        error={isTried && isMissing ? reasonMissingCopy : undefined}
        maxLength={maxReasonLength}
        value={reason}
        onChange={({ target }) => answer(target.value)}
      />
      <StatusText tone="failure">{error && apiErrorCopy(error)}</StatusText>
    </Modal>
  );
}

type MinutesDialogProps = { readonly id: OrderId; readonly answer: string };

/** Asks for a number of minutes without a button. */
function MinutesDialog({ id, answer: typed }: MinutesDialogProps) {
  const { answer, close } = useOrderQuestion();
  const { mutate, isPending, error } = useStep();
  const { data: orders } = useActiveOrders();
  const order = orders?.find((one) => one.id === id);
  const [isTried, setIsTried] = useState(false);
  const minutes = minutesOf(typed);
  const accept = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (minutes === null || isPending) return;
    const promised = order ? minutesSincePlaced(order, minutes, Date.now()) : minutes;
    mutate(
      { id, stage: 'accepted', ...(promised !== null && { minutes: promised }) },
      { onSuccess: close, onError: closeIfMoved(close) },
    );
  };
  return (
    <Modal open title={`Aceptar el pedido #${id}`} onClose={close} lightDismiss={false}>
      <Form onSubmit={accept}>
        <Field
          label={order?.fulfilment === 'pickup' ? 'Minutos hasta que esté listo' : 'Minutos hasta su puerta'}
          name="minutos"
          data-autofocus=""
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isTried && minutes === null ? `Escribe un número de 1 a ${maxPromisedMinutes}` : undefined}
          onChange={({ target }) => answer(target.value)}
        />
        <StatusText tone="failure">{error && apiErrorCopy(error)}</StatusText>
        <Button type="submit" wide busy={isPending}>
          Aceptar
        </Button>
      </Form>
    </Modal>
  );
}
