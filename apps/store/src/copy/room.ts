import { maxQuantity } from '@crepas/domain';
import { limitCopy } from './limit.ts';

/**
 * Why no more can be added.
 *
 * @param room the quantity that the cart can still take
 */
export const roomCopy = (room: number): string =>
  room === maxQuantity
    ? limitCopy
    : `Ya tienes ${maxQuantity - room} en tu carrito: máximo ${maxQuantity} iguales por pedido.`;

/** The choice exceeds the cart's limit, so nothing was added. */
export function overLimitCopy(room: number): string {
  const can = room === 0 ? '' : ` Puedes agregar ${room} más.`;
  return `No se agregó nada: ya tienes ${maxQuantity - room} iguales en tu carrito y el máximo por pedido es ${maxQuantity}.${can}`;
}
