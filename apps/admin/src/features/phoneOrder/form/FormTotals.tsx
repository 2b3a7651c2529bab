import type { Cents } from '@crepas/domain';
import { moneyText } from '@crepas/domain';
import { Text, Totals } from '@crepas/ui';
import type { OrderSums } from './orderForm.ts';

/** The sums of an order whose delivery is charged, or that is below the minimum: staff may take it all the same. */
export function FormTotals({ subtotal, fee, missing, total }: OrderSums) {
  if (fee === 0 && missing === 0) return null;
  return (
    <>
      <Totals subtotalCents={subtotal} fee={moneyText(fee)} totalCents={total} />
      {missing > 0 && <Text>{belowMinimumCopy(missing)}</Text>}
    </>
  );
}

const belowMinimumCopy = (missing: Cents) =>
  `Faltan ${moneyText(missing)} en productos para el pedido mínimo de esa dirección. Puedes tomarlo de todos modos.`;
