import { markPaid, markUnpaid } from '@crepas/api';
import { isTransferDue, type OrderId, orderState, type StaffOrder } from '@crepas/domain';
import { Button } from '@crepas/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { isSecondClick } from './board/isSecondClick.ts';
import { applyOrder } from './orders.ts';
import { pastOrdersKey } from './pastOrders.ts';

export type PaymentReceivedProps = {
  readonly order: StaffOrder;
  /** Closes the dialog around it, which would cover «Deshacer». */
  readonly onDone?: () => void;
};

/** «Pago recibido» of an order whose transfer is due, with «Deshacer». Empty for every other order. */
export function PaymentReceived({ order, onDone }: PaymentReceivedProps) {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id, isPaid }: { readonly id: OrderId; readonly isPaid: boolean }) =>
      client.send(isPaid ? markPaid : markUnpaid, id),
    onSuccess: (changed) => {
      applyOrder(cache, changed);
      void cache.invalidateQueries({ queryKey: pastOrdersKey });
    },
  });
  const { id, stage } = order;
  if (!isTransferDue(order) || stage === null || stage === 'awaitingConfirmation') return null;
  if (orderState(stage) === 'cancelled') return null;

  const receive = () => {
    onDone?.();
    return notifyResult(mutateAsync({ id, isPaid: true }), {
      done: `Pago recibido del pedido #${id}.`,
      failed: `No se guardó el pago del pedido #${id}`,
      undo: () => mutateAsync({ id, isPaid: false }),
    });
  };
  return (
    <Button
      kind="secondary"
      wide
      busy={isPending}
      aria-label={`Pago recibido #${id}`}
      onClick={(event) => {
        if (!isSecondClick(event)) void receive();
      }}
    >
      Pago recibido
    </Button>
  );
}
