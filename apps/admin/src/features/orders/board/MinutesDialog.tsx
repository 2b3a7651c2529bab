import { apiErrorCopy } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import { Button, Field, Form, Modal, StatusText } from '@crepas/ui';
import { type FormEvent, useState } from 'react';
import { useOrderQuestion } from '../orderQuestion.ts';
import { closeIfMoved, useStep } from '../useStep.ts';
import { minutesOf } from './boardCopy.ts';

export type MinutesDialogProps = { readonly id: OrderId; readonly answer: string };

/** Asks for a number of minutes without a button. Mount it only while it is open. */
export function MinutesDialog({ id, answer: typed }: MinutesDialogProps) {
  const { answer, close } = useOrderQuestion();
  const { mutate, isPending, error } = useStep();
  const [isTried, setIsTried] = useState(false);
  const minutes = minutesOf(typed);
  const accept = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (minutes !== null && !isPending)
      mutate({ id, stage: 'accepted', minutes }, { onSuccess: close, onError: closeIfMoved(close) });
  };
  return (
    <Modal open title={`Aceptar el pedido #${id}`} onClose={close} lightDismiss={false}>
      <Form onSubmit={accept}>
        <Field
          label="Minutos"
          name="minutos"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isTried && minutes === null ? 'Escribe un número de 1 a 240' : undefined}
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
