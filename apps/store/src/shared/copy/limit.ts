import { maxQuantity } from '@crepas/domain';

export const limitCopy = `Máximo ${maxQuantity} iguales por pedido.`;
