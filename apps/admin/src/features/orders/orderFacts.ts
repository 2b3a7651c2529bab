import { paymentCopy } from '@crepas/api';
import type { StaffOrder } from '@crepas/domain';
import { useHasPins } from '../../shared/shop/shop.ts';

/** Whose order it is, where it goes and what is paid, as props of its card. */
export const cardFacts = (order: StaffOrder) => ({
  name: order.customerName,
  number: order.id,
  phone: order.phone,
  ...(order.fulfilment === 'pickup' ? { pickup: 'Recoge en la tienda' } : { address: order.deliveryAddress }),
  totalCents: order.total,
  payment: paymentCopy(order.payment, order),
});

/** Whether staff must be told that an order has no pin. A server of the specification has none at all: nothing is said. */
export const useIsWithoutPin = ({
  fulfilment,
  position,
}: Pick<StaffOrder, 'fulfilment' | 'position'>): boolean =>
  useHasPins() && fulfilment === 'delivery' && position === null;
