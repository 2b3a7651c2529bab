import { type GivenOptions, type OrderOptions, type OrderPayload, pesosFromCents } from '@crepas/domain';
import type { Shop } from '../shop/shop.ts';
import { instantToWire } from '../wire/instant.ts';

/** No field for what is not given. */
export const optionsToWire = ({ position, cashGiven, note, recipient, scheduledFor }: GivenOptions = {}) => ({
  ...(position !== undefined && { posicion: { lat: position.lat, lng: position.lng } }),
  ...(cashGiven !== undefined && { paga_con: pesosFromCents(cashGiven) }),
  ...(note !== undefined && { nota_pedido: note }),
  ...(recipient !== undefined && { nombre: recipient }),
  ...(scheduledFor !== undefined && { para: instantToWire(scheduledFor) }),
});

/**
 * The part of an order for what the customer chose: only what is given and what the server of this shop supports.
 */
export function supportedOptions(
  { features }: Pick<Shop, 'features'>,
  { position, cashGiven, note, recipient, scheduledFor }: OrderOptions,
): Pick<OrderPayload, 'options'> {
  const options: GivenOptions = {
    ...(position !== null && features.includes('posicion') && { position }),
    ...(cashGiven !== null && features.includes('paga_con') && { cashGiven }),
    ...(note !== null && features.includes('nota_pedido') && { note }),
    ...(recipient !== null && features.includes('nombre') && { recipient }),
    ...(scheduledFor !== null && features.includes('programar') && { scheduledFor }),
  };
  return Object.keys(options).length > 0 ? { options } : {};
}
