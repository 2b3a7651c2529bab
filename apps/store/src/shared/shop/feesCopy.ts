import type { DeliveryTerms, FeeSettings } from '@crepas/domain';
import { announcedFees } from '@crepas/domain';
import { formatMoney } from '@crepas/ui/money';

export type DeliveryCopy = { readonly main: string; readonly note?: string };

/** «Envío desde $25.00», and «Gratis desde $300.00» where that holds for every address; null where delivery is free. */
export function deliveryCopy(fees: FeeSettings): DeliveryCopy | null {
  const said = announcedFees(fees);
  return (
    said && {
      main: `Envío ${said.isSomewhereFree ? 'gratis o ' : ''}desde ${formatMoney(said.from)}`,
      ...(said.freeFrom !== null && { note: `Gratis desde ${formatMoney(said.freeFrom)}` }),
    }
  );
}

/** «Envío $25.00, pedido mínimo $150.00, gratis desde $300.00» */
export const termsCopy = ({ fee, minimum, freeFrom }: DeliveryTerms): string =>
  [
    fee === 0 ? 'Envío gratis' : `Envío ${formatMoney(fee)}`,
    ...(minimum === 0 ? [] : [`pedido mínimo ${formatMoney(minimum)}`]),
    ...(fee === 0 || freeFrom === null ? [] : [`gratis desde ${formatMoney(freeFrom)}`]),
  ].join(', ');
