import { mayChangeContent, type StaffOrder } from '@crepas/domain';
import { ButtonLink, Modal, PrintIcon } from '@crepas/ui';
import { paths } from '../../../paths.ts';
import { useHasFeature } from '../../../queries/shop.ts';
import { OrderDetailsPanel } from '../details/OrderDetailsPanel.tsx';

export type OrderDialogProps = { readonly order: StaffOrder; readonly onClose: () => void };

/** All details of an order, and links to its two tickets. Mount it only while it is open. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const isOffered = useHasFeature('cambiar');
  const canChange = isOffered && order.stage !== null && mayChangeContent(order.stage);
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
          {order.stage !== 'awaitingConfirmation' && (
            <>
              <ButtonLink to={paths.ticket(order.id, 'cocina')} target="_blank" kind="secondary" wide>
                <PrintIcon />
                Imprimir comanda
              </ButtonLink>
              <ButtonLink to={paths.ticket(order.id, 'entrega')} target="_blank" kind="secondary" wide>
                <PrintIcon />
                Imprimir para entrega
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <OrderDetailsPanel order={order} canSwap={canChange} />
    </Modal>
  );
}
