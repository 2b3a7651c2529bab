import {
  apiErrorCopy,
  cancelFollowedOrder,
  cancelOrder,
  cancelRefusalOf,
  type FollowToken,
} from '@crepas/api';
import type { Fulfilment, OrderId } from '@crepas/domain';
import { Button, Modal, StatusText, Text } from '@crepas/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api.ts';
import { useAttempt } from '../../shared/hooks/useAttempt.ts';
import styles from './OrderDetails.module.css';
import { orderKeys } from './orders.ts';
import { tooLateCopy } from './ownOrderCopy.ts';

export type CancelOrderProps = {
  readonly id: OrderId;
  /** Staff have not answered, or its preparation is not due. */
  readonly mayCancel: boolean;
  /** An order for later that the shop has accepted. */
  readonly isAccepted: boolean;
  readonly fulfilment: Fulfilment;
  readonly isTransferMade: boolean;
  /** The token of an order that a link follows. */
  readonly token?: FollowToken | undefined;
};

/** «Cancelar pedido», with one question. Keep it mounted: after a refusal it says what the kitchen did meanwhile. */
export function CancelOrder({
  id,
  mayCancel,
  isAccepted,
  fulfilment,
  isTransferMade,
  token,
}: CancelOrderProps) {
  const queryClient = useQueryClient();
  const { run, isPending, error, reset } = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const present = cancelRefusalOf(error);
  const open = () => {
    // The dialog can be closed while the shop is asked.
    if (!isPending) reset();
    setAsking(true);
  };
  const close = () => setAsking(false);
  const cancel = async () => {
    try {
      await cancelOwnOrder(queryClient, id, token);
      close();
    } catch (failure) {
      // Without an answer the question stays, for another attempt.
      if (cancelRefusalOf(failure)) close();
      throw failure;
    }
  };
  return (
    <div className={styles.action}>
      {mayCancel && (
        <Button kind="quiet" wide onClick={open}>
          Cancelar pedido
        </Button>
      )}
      <StatusText tone="failure">
        {!isAsking && error !== null && (present ? tooLateCopy(present, fulfilment) : apiErrorCopy(error))}
      </StatusText>
      <Modal
        open={isAsking}
        title="¿Cancelar tu pedido?"
        onClose={close}
        actions={
          <>
            <Button kind="danger" wide busy={isPending} onClick={() => void run(cancel)}>
              Sí, cancelar pedido
            </Button>
            <Button kind="secondary" wide onClick={close}>
              No, lo quiero
            </Button>
          </>
        }
      >
        <Text>
          {`La tienda todavía no lo ${isAccepted ? 'prepara' : 'acepta'}: puedes cancelarlo${isTransferMade ? ', y te devuelve lo que transferiste.' : ' sin costo.'}`}
        </Text>
        <StatusText tone="failure">{error !== null && !present && apiErrorCopy(error)}</StatusText>
      </Modal>
    </div>
  );
}

/**
 * Cancels the customer's own order. After a refusal the order is read again: its stage has changed.
 *
 * @param token of an order that a link follows
 * @throws ApiError
 */
async function cancelOwnOrder(queryClient: QueryClient, id: OrderId, token?: FollowToken): Promise<void> {
  try {
    const order = await (token ? client.send(cancelFollowedOrder, token) : client.send(cancelOrder, id));
    queryClient.setQueryData(['orderDetails', token ?? id], order);
  } finally {
    for (const key of orderKeys) void queryClient.invalidateQueries({ queryKey: [key] });
  }
}
