import { isVisible, maxCourierName, type OrderId } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall, rowsOf } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { line } from '../wire/requestFields.ts';
import { staffOrderFromWire, staffOrderWire } from './order.ts';

/** Extension `repartidores`: who brings an order. */

export type CourierChange = {
  readonly id: OrderId;
  /** Empty: nobody is named. */
  readonly courier: string;
};

const courierName = v.pipe(
  line(maxCourierName),
  v.check((name) => name === '' || isVisible(name)),
);

/** 409 for an order that has ended or is fetched. */
export const setCourier = defineCall({
  method: 'PUT',
  path: '/orders/:id/repartidor',
  isExtension: true,
  access: 'staff',
  params: v.object({ id }),
  body: v.object({ nombre: courierName }),
  answer: staffOrderWire,
  send: ({ id, courier }: CourierChange) => ({ params: { id }, body: { nombre: courier } }),
  decode: staffOrderFromWire,
});

/** The names of the last seven days, the most frequent ones first. */
export const getCouriers = defineCall({
  method: 'GET',
  path: '/repartidores',
  isExtension: true,
  access: 'staff',
  ...rowsOf(v.string()),
  decode: (names: string[]): readonly string[] => names,
});
