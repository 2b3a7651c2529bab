import { apiErrorCopy } from '@crepas/api';
import { type EndCause, type OrderId, toLines } from '@crepas/domain';
import { Button, Modal, StatusText, TextArea } from '@crepas/ui';
import { useState } from 'react';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import { useOrderQuestion } from '../orderQuestion.ts';
import { useActiveOrders } from '../orders.ts';
import { closeIfMoved, useStep } from '../useStep.ts';
import styles from './Board.module.css';
import { stepCopy, unconfirmedReasons } from './boardCopy.ts';
import { reasonsOf } from './endReasons.ts';

export type EndDialogProps = {
  readonly id: OrderId;
  readonly ending: 'rejected' | 'cancelled';
  readonly reason: string;
  /** Null while none is chosen. */
  readonly cause: EndCause | null;
};

/** Asks for the reason of a rejection or cancellation, and for its kind. Mount it only while it is open. */
export function EndDialog({ id, ending, reason, cause }: EndDialogProps) {
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
        error={isTried && isMissing ? 'Escribe el motivo: el cliente lo lee.' : undefined}
        maxLength={300}
        value={reason}
        onChange={({ target }) => answer(target.value)}
      />
      <StatusText tone="failure">{error && apiErrorCopy(error)}</StatusText>
    </Modal>
  );
}
