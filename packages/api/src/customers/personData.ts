import type { PersonData } from '@crepas/domain';
import * as v from 'valibot';
import { orderDetailsFromWire, orderDetailsToWire, orderDetailsWire } from '../orders/orderDetails.ts';
import { dateFromWire, dateToWire } from '../orders/orderFields.ts';
import { revisionFromWire, revisionToWire, revisionWire } from '../orders/orderRevision.ts';
import { text } from '../wire/fields.ts';

export const personDataWire = v.object({
  telefono: v.string(),
  pedidos: v.array(orderDetailsWire),
  dispositivos: v.array(v.object({ servicio: text, renovado: text })),
  revisiones: v.optional(v.array(revisionWire)),
});
export type PersonDataWire = v.InferOutput<typeof personDataWire>;

export const personDataFromWire = (wire: PersonDataWire): PersonData => ({
  phone: wire.telefono,
  orders: wire.pedidos.map(orderDetailsFromWire),
  ...(wire.revisiones && { revisions: wire.revisiones.map(revisionFromWire) }),
  devices: wire.dispositivos.map(({ servicio, renovado }) => ({
    service: servicio,
    renewedAt: dateFromWire(renovado),
  })),
});

export const personDataToWire = (person: PersonData): PersonDataWire => ({
  telefono: person.phone,
  pedidos: person.orders.map(orderDetailsToWire),
  ...(person.revisions && { revisiones: person.revisions.map(revisionToWire) }),
  dispositivos: person.devices.map(({ service, renewedAt }) => ({
    servicio: service,
    renovado: dateToWire(renewedAt),
  })),
});
