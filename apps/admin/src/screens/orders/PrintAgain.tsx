import type { OrderId } from '@crepas/domain';
import { Button, PrintIcon } from '@crepas/ui';
import { notifyError } from '../../notifications/notifyError.ts';
import { usePrintAgain } from '../../queries/printers.ts';
import { useNotifications } from '../../stores/notifications.ts';

export type PrintAgainProps = { readonly order: OrderId };

/** Sends the order's tickets to the printers again. One that still waits there comes out once, however often this is pressed. */
export function PrintAgain({ order }: PrintAgainProps) {
  const { mutateAsync, isPending } = usePrintAgain();

  async function print() {
    try {
      await mutateAsync(order);
      useNotifications
        .getState()
        .notifySuccess(`El ticket del pedido #${order} sale en cuanto pueda la impresora.`);
    } catch (error) {
      notifyError(`No se imprimió el pedido #${order}`, error);
    }
  }

  return (
    <Button
      wide
      kind="secondary"
      busy={isPending}
      aria-label={`Imprimir otra vez el pedido #${order}`}
      onClick={() => void print()}
    >
      <PrintIcon />
      Imprimir otra vez
    </Button>
  );
}
