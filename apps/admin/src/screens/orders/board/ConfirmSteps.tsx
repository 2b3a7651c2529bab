import type { OrderId } from '@crepas/domain';
import { Button } from '@crepas/ui';
import { useOrderQuestion } from '../../../stores/orderQuestion.ts';
import { AcceptChoices } from './AcceptChoices.tsx';
import { unconfirmedReasons } from './boardCopy.ts';

/** The results of the call for an order without a code: confirmed with minutes, or rejected with its reason. */
export function ConfirmSteps({ id }: { readonly id: OrderId }) {
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
