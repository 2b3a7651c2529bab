import type { DeliveryTerms, FeeTerms } from '@crepas/domain';
import { announcedFees, moneyText } from '@crepas/domain';

export type DeliveryCopy = { readonly main: string; readonly note?: string };

/** «Envío desde $25.00», and «Gratis desde $300.00» where that holds for every address; null where delivery is free. */
export function deliveryCopy(fees: FeeTerms): DeliveryCopy | null {
  const said = announcedFees(fees);
  return (
    said && {
      main: `Envío ${said.isSomewhereFree ? 'gratis o ' : ''}desde ${moneyText(said.from)}`,
      ...(said.freeFrom !== null && { note: `Gratis desde ${moneyText(said.freeFrom)}` }),
    }
  );
}

/** «Envío $25.00, pedido mínimo $150.00, gratis desde $300.00» */
export const termsCopy = ({ fee, minimum, freeFrom }: DeliveryTerms): string =>
  [
    fee === 0 ? 'Envío gratis' : `Envío ${moneyText(fee)}`,
    ...(minimum === 0 ? [] : [`pedido mínimo ${moneyText(minimum)}`]),
    ...(fee === 0 || freeFrom === null ? [] : [`gratis desde ${moneyText(freeFrom)}`]),
  ].join(', ');
