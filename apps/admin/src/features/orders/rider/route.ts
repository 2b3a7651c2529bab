import { stageCopy } from '@crepas/api';
import {
  centreOf,
  type FeeZone,
  isInside,
  mapQuery,
  nearestFirst,
  type Position,
  type StaffOrder,
  type Zone,
} from '@crepas/domain';

const isPinned = (order: StaffOrder): order is StaffOrder & { readonly position: Position } =>
  order.position !== null;

/**
 * The stops in the order of the ride: from the middle of the zone, or from the first order without a zone, always to
 * the nearest stop. Orders without a pin come last: nobody knows how far away they are.
 */
export function stopsOf(orders: readonly StaffOrder[], zone: Zone | null): readonly StaffOrder[] {
  const pinned = orders.filter(isPinned);
  const start = zone ? centreOf(zone) : pinned[0]?.position;
  const others = orders.filter((order) => !isPinned(order));
  return start ? [...nearestFirst(start, pinned), ...others] : others;
}

/**
 * Three stops on the way, and the last one: what Google Maps takes in the browser of a phone, nine elsewhere
 * (developers.google.com/maps/documentation/urls/get-started#directions-action).
 */
const maxStops = 4;

export type RouteLink = { readonly first: number; readonly last: number; readonly url: string };

/** One link for the whole ride; more of them when it has more stops than a link may have. */
export function routeLinks(stops: readonly StaffOrder[]): readonly RouteLink[] {
  const links: RouteLink[] = [];
  for (let first = 0; first < stops.length; first += maxStops) {
    const part = stops.slice(first, first + maxStops);
    links.push({ first: first + 1, last: first + part.length, url: routeUrl(part) });
  }
  return links;
}

/** Without an origin Google starts where the courier is. */
function routeUrl(stops: readonly StaffOrder[]): string {
  const places = stops.map(mapQuery).map((place) => place.replaceAll('|', ' '));
  const query = new URLSearchParams({ api: '1', travelmode: 'driving', destination: places.at(-1) ?? '' });
  if (places.length > 1) query.set('waypoints', places.slice(0, -1).join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The orders that are paid by card at the door. */
export const needTerminal = (orders: readonly StaffOrder[]): readonly StaffOrder[] =>
  orders.filter(({ payment, paidAt }) => payment === 'card' && !paidAt);

/**
 * «En camino · Colima 5 · Zona Centro · Beto»: where it goes, in the list of what may be taken.
 *
 * @param moment of an order for later: «para las 8:30 p.m.»
 */
export function rideCopy(order: StaffOrder, zones: readonly FeeZone[], moment?: string): string {
  const { stage, fulfilment, deliveryAddress, position, courier } = order;
  const zone = position && zones.find((one) => isInside(one.zone, position));
  return [stage && stageCopy(stage, fulfilment), moment, deliveryAddress, zone?.name, courier]
    .filter(Boolean)
    .join(' · ');
}
