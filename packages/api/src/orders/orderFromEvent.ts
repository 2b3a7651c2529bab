import * as v from 'valibot';
import { staffOrderFromWire, staffOrderWire } from './order.ts';

// Apart from the paths of the streams: the store reads an order again instead, and does without this schema.

/** The new state of the order in an event; null for an event that this version does not know. */
export function orderFromEvent({ event, data }: { readonly event: string; readonly data: string }) {
  if (event !== 'pedido') return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), staffOrderWire), data);
  return read.success ? staffOrderFromWire(read.output) : null;
}
