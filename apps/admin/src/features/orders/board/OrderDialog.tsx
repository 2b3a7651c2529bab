import { mayChangeContent, type StaffOrder } from '@crepas/domain';
import { ButtonLink, Modal, PrintIcon } from '@crepas/ui';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import { OrderDetailsPanel } from '../details/OrderDetailsPanel.tsx';
import { endCopy } from '../endedOrders.ts';
import styles from './OrderDialog.module.css';

export type OrderDialogProps = {
  /** As it was when the dialog was opened. */
  readonly opened: StaffOrder;
  /** As it is now. Undefined: it has ended, and is not on the board any more. */
  readonly now: StaffOrder | undefined;
  /** What staff do with it; none for an order of the past. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
};

/** All details of an order, and links to its two tickets. Mount it only while it is open. */
export function OrderDialog({ opened, now, actions, onClose }: OrderDialogProps) {
  const [order, setOrder] = useState(opened);
  if (now && now !== order) setOrder(now);
  const isOffered = useHasFeature('cambiar');
  const takesOrders = useHasFeature('captura');
  const isLost = order.stage === 'rejected' || order.stage === 'cancelled';
  const canChange = isOffered && now !== undefined && now.stage !== null && mayChangeContent(now.stage);
  return (
    <Modal
      open
      title={`Pedido #${order.id}`}
      onClose={onClose}
      actions={
        <>
          {canChange && (
            <ButtonLink to={paths.changeOrder(order.id)} wide>
              Cambiar pedido
            </ButtonLink>
          )}
          {takesOrders && isLost && (
            <ButtonLink to={paths.takeAgain(order.id)} wide>
              Tomar otra vez
            </ButtonLink>
          )}
          {order.stage !== 'awaitingConfirmation' && (
            <>
              <ButtonLink to={paths.ticket(order.id, 'cocina')} target="_blank" kind="secondary" wide>
                <PrintIcon />
                Imprimir comanda en este equipo
              </ButtonLink>
              <ButtonLink to={paths.ticket(order.id, 'entrega')} target="_blank" kind="secondary" wide>
                <PrintIcon />
                Imprimir para entrega en este equipo
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <div>
        <p role="status" className={styles.orderUpdate}>
          {orderUpdateCopy(opened, now)}
        </p>
        {now && actions}
        <OrderDetailsPanel order={order} canSwap={canChange} />
      </div>
    </Modal>
  );
}

/** What another device or the customer did while the dialog was open. */
function orderUpdateCopy(opened: StaffOrder, now: StaffOrder | undefined): string | undefined {
  if (now === undefined) return 'Este pedido ya terminó.';
  if (now.endedBy && !opened.endedBy) return `${endCopy(now)}.`;
  return now.version === opened.version ? undefined : 'Este pedido cambió mientras lo veías.';
}
