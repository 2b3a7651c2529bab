import { maxQuantity } from '@crepas/domain';

export const limitCopy = `Máximo ${maxQuantity} iguales por pedido.`;

/** Lines that became the same, and together are more than the shop takes. */
export const joinedCopy = (name: string): string => `${name}: ${limitCopy}`;
