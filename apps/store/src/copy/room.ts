import { maxQuantity } from '@crepas/domain';
import { limitCopy } from './limit.ts';

/**
 * Why a choice stops where it does.
 *
 * @param room how many of it the cart can still take
 */
export const roomCopy = (room: number): string =>
  room === maxQuantity
    ? limitCopy
    : `Ya tienes ${maxQuantity - room} en tu carrito: máximo ${maxQuantity} iguales por pedido.`;

/** A choice that is more than the cart can take: nothing of it was added. */
export function overLimitCopy(room: number): string {
  const can = room === 0 ? '' : ` Puedes agregar ${room} más.`;
  return `No se agregó nada: ya tienes ${maxQuantity - room} iguales en tu carrito y el máximo por pedido es ${maxQuantity}.${can}`;
}
