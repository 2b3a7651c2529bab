import type { KnownCustomer } from '@crepas/domain';
import * as v from 'valibot';
import { orderDetailsFromWire, orderDetailsToWire, orderDetailsWire } from '../orders/orderDetails.ts';
import { storedOptionFields } from '../orders/storedOptions.ts';
import { text } from '../wire/fields.ts';

export const knownCustomerWire = v.object({
  nombre: v.optional(v.string()),
  direcciones: v.array(v.object({ direccion_entrega: text, posicion: storedOptionFields.posicion })),
  ultimo: v.optional(orderDetailsWire),
});
export type KnownCustomerWire = v.InferOutput<typeof knownCustomerWire>;

export const knownCustomerFromWire = (wire: KnownCustomerWire): KnownCustomer => ({
  name: wire.nombre ?? null,
  addresses: wire.direcciones.map(({ direccion_entrega, posicion }) => ({
    address: direccion_entrega,
    position: posicion ?? null,
  })),
  last: wire.ultimo ? orderDetailsFromWire(wire.ultimo) : null,
});

export const knownCustomerToWire = ({ name, addresses, last }: KnownCustomer): KnownCustomerWire => ({
  ...(name !== null && { nombre: name }),
  direcciones: addresses.map(({ address, position }) => ({
    direccion_entrega: address,
    ...(position && { posicion: { lat: position.lat, lng: position.lng } }),
  })),
  ...(last && { ultimo: orderDetailsToWire(last) }),
});
