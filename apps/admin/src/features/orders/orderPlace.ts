import type { StaffOrder } from '@crepas/domain';
import { useHasPins } from '../../shared/shop/shop.ts';

/** Where an order goes, as props of its card. */
export const placeOf = ({
  fulfilment,
  deliveryAddress,
}: Pick<StaffOrder, 'fulfilment' | 'deliveryAddress'>) =>
  fulfilment === 'pickup' ? { pickup: 'Recoge en la tienda' } : { address: deliveryAddress };

/** Whether staff must be told that an order has no pin. A server of the specification has none at all: nothing is said. */
export const useIsWithoutPin = ({
  fulfilment,
  position,
}: Pick<StaffOrder, 'fulfilment' | 'position'>): boolean =>
  useHasPins() && fulfilment === 'delivery' && position === null;
