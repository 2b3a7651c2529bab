import type { StaffOrder } from '@crepas/domain';

/** Where an order goes, as props of its card. */
export const placeOf = ({
  fulfilment,
  deliveryAddress,
}: Pick<StaffOrder, 'fulfilment' | 'deliveryAddress'>) =>
  fulfilment === 'pickup' ? { pickup: 'Recoge en la tienda' } : { address: deliveryAddress };
