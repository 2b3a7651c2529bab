import type { StaffOrder } from '@crepas/domain';
import { useHasPins } from '../../shared/shop/shop.ts';

/** Whether staff must be told that an order has no pin. A server of the specification has none at all: nothing is said. */
export const useIsWithoutPin = ({
  fulfilment,
  position,
}: Pick<StaffOrder, 'fulfilment' | 'position'>): boolean =>
  useHasPins() && fulfilment === 'delivery' && position === null;
