import * as v from 'valibot';
import { staffOrderFromWire, staffOrderWire } from './order.ts';

/**
 * `text/event-stream` of `staffOrderWire` rows, `event: pedido`, increasing ids. `Last-Event-ID` replays; an id
 * older than the stored events gets {@link orderEventsReset} instead.
 */
export const orderEventsPath = '/orders/events';

/** The stream of one customer: the events of the orders of one phone. */
export const customerEventsPath = (phone: string) => `/orders/user/${phone}/events`;

/** The stream of the events of the order of a follow token (decision T1). */
export const followedEventsPath = (token: string) => `/seguimiento/${token}/events`;

/** The public stream: only events of the shop, none of orders. */
export const shopEventsPath = '/shop/events';

/** An event without an order: the missed events are no longer stored, so the client must refetch the list. */
export const orderEventsReset = 'reset';

/**
 * An event without an order and without an id: the shop's settings or its menu changed. A client refetches what it shows.
 * A client that does not know this event refetches the list of orders.
 */
export const shopEvent = 'tienda';

/** The new state of the order in an event; null for an event that this version does not know. */
export function orderFromEvent({ event, data }: { readonly event: string; readonly data: string }) {
  if (event !== 'pedido') return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), staffOrderWire), data);
  return read.success ? staffOrderFromWire(read.output) : null;
}
