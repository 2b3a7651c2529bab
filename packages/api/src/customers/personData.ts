import type { KnownCustomer, PersonData, PhoneBlock } from '@crepas/domain';
import * as v from 'valibot';
import { orderDetailsFromWire, orderDetailsToWire, orderDetailsWire } from '../orders/orderDetails.ts';
import { dateFromWire, dateToWire } from '../orders/orderFields.ts';
import { revisionFromWire, revisionToWire, revisionWire } from '../orders/orderRevision.ts';
import { storedOptionFields } from '../orders/storedOptions.ts';
import { textOrNull } from '../wire/answerFields.ts';
import { text, whole } from '../wire/fields.ts';

export const phoneBlockWire = v.object({
  motivo: text,
  quien: text,
  desde: text,
  hasta: textOrNull,
});
export type PhoneBlockWire = v.InferOutput<typeof phoneBlockWire>;

export const phoneBlockFromWire = ({ motivo, quien, desde, hasta }: PhoneBlockWire): PhoneBlock => ({
  reason: motivo,
  by: quien,
  since: dateFromWire(desde),
  until: dateFromWire(hasta ?? undefined),
});

export const phoneBlockToWire = ({ reason, by, since, until }: PhoneBlock): PhoneBlockWire => ({
  motivo: reason,
  quien: by,
  desde: dateToWire(since),
  hasta: until && dateToWire(until),
});

export const personDataWire = v.object({
  telefono: v.string(),
  bloqueo: v.optional(phoneBlockWire),
  /** Absent from an older server, which answers everything at once. */
  total: v.optional(whole),
  siguiente: v.optional(textOrNull, null),
  pedidos: v.array(orderDetailsWire),
  dispositivos: v.array(v.object({ servicio: text, renovado: text })),
  revisiones: v.optional(v.array(revisionWire)),
});
export type PersonDataWire = v.InferOutput<typeof personDataWire>;

export const personDataFromWire = (wire: PersonDataWire): PersonData => ({
  phone: wire.telefono,
  ...(wire.bloqueo && { block: phoneBlockFromWire(wire.bloqueo) }),
  orderCount: wire.total ?? wire.pedidos.length,
  next: wire.siguiente,
  orders: wire.pedidos.map(orderDetailsFromWire),
  ...(wire.revisiones && { revisions: wire.revisiones.map(revisionFromWire) }),
  devices: wire.dispositivos.map(({ servicio, renovado }) => ({
    service: servicio,
    renewedAt: dateFromWire(renovado),
  })),
});

export const personDataToWire = (person: PersonData): PersonDataWire => ({
  telefono: person.phone,
  ...(person.block && { bloqueo: phoneBlockToWire(person.block) }),
  total: person.orderCount,
  siguiente: person.next,
  pedidos: person.orders.map(orderDetailsToWire),
  ...(person.revisions && { revisiones: person.revisions.map(revisionToWire) }),
  dispositivos: person.devices.map(({ service, renewedAt }) => ({
    servicio: service,
    renovado: dateToWire(renewedAt),
  })),
});

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
