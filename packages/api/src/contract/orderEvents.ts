import * as v from 'valibot';
import { staffOrderFromWire, staffOrderWire } from '../codecs/order.ts';

/**
 * `text/event-stream` of {@link staffOrderWire} rows, `event: pedido`, increasing ids. `Last-Event-ID` replays; an id
 * older than the stored events gets {@link orderEventsReset} instead.
 */
export const orderEventsPath = '/orders/events';

/** The same events for a customer: of the orders of one phone. */
export const customerEventsPath = (phone: string) => `/orders/user/${phone}/events`;

/** The same stream for everybody: of the shop alone, without orders. */
export const shopEventsPath = '/shop/events';

/** An event without an order: the missed events are no longer stored, so the client must refetch the list. */
export const orderEventsReset = 'reset';

/**
 * An event without an order and without an id: what the shop says of itself, or its menu, changed. A client reads again what it shows.
 * A client that does not know it reads the list of orders again.
 */
export const shopEvent = 'tienda';

/** The new state of the order in an event; null for an event that this version does not know. */
export function orderFromEvent({ event, data }: { readonly event: string; readonly data: string }) {
  if (event !== 'pedido') return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), staffOrderWire), data);
  return read.success ? staffOrderFromWire(read.output) : null;
}
