import * as v from 'valibot';
import { staffOrderFromWire, staffOrderWire } from '../codecs/order.ts';

/**
 * `text/event-stream` of {@link staffOrderWire} rows, `event: pedido`, growing ids; `Last-Event-ID` replays. One that is
 * older than what the server keeps gets {@link orderEventsReset} instead.
 */
export const orderEventsPath = '/orders/events';

/** An event without an order: more was missed than is kept, and the list of orders is to be read again. */
export const orderEventsReset = 'reset';

/** The order that an event tells of, as it is now; null for an event that this version does not understand. */
export function orderFromEvent({ event, data }: { readonly event: string; readonly data: string }) {
  if (event !== 'pedido') return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), staffOrderWire), data);
  return read.success ? staffOrderFromWire(read.output) : null;
}
