import type { OrderId } from '@crepas/domain';
import { Button, PrintIcon } from '@crepas/ui';
import { listed } from '../../shared/copy.ts';
import { notifyResult } from '../../shared/notifications/notifications.ts';
import { usePrintAgain, usePrinters } from '../printers/index.ts';

export type PrintAgainProps = {
  readonly order: OrderId;
  /** Closes the dialog around it, which would cover the result. */
  readonly onDone?: () => void;
};

/** Sends the order's tickets to the printers again. One that still waits there comes out once, however often this is pressed. */
export function PrintAgain({ order, onDone }: PrintAgainProps) {
  const { mutateAsync, isPending } = usePrintAgain();
  const { data: printers = [] } = usePrinters();
  const names = printers.filter(({ isPaused }) => !isPaused).map(({ name }) => `«${name}»`);
  const where = names.length > 0 ? ` en ${listed(names)}` : '';
  const print = () => {
    onDone?.();
    void notifyResult(mutateAsync(order), {
      done: `El ticket del pedido #${order} sale${where} en cuanto pueda la impresora.`,
      failed: `No se imprimió el pedido #${order}`,
    });
  };

  return (
    <Button
      wide
      kind="secondary"
      busy={isPending}
      aria-label={`Imprimir otra vez${where} el pedido #${order}`}
      onClick={print}
    >
      <PrintIcon />
      <span>{`Imprimir otra vez${where}`}</span>
    </Button>
  );
}
