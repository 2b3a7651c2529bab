import type { StaffOrder } from '@crepas/domain';

export const placeOf = ({
  fulfilment,
  deliveryAddress,
}: Pick<StaffOrder, 'fulfilment' | 'deliveryAddress'>) =>
  fulfilment === 'pickup' ? { pickup: 'Recoge en la tienda' } : { address: deliveryAddress };
