import { centsFromPesos, orderId, type StaffOrder } from '@crepas/domain';
import { expect, it } from 'vitest';
import { rideCopy, routeLinks, stopsOf } from './route.ts';

const anOrder = (id: number, part: Partial<StaffOrder> = {}): StaffOrder => ({
  id: orderId(id),
  customerName: '',
  phone: '5512345678',
  deliveryAddress: `Calle ${id}`,
  fulfilment: 'delivery',
  payment: 'cash',
  total: centsFromPesos(100),
  stage: 'onTheWay',
  placedAt: null,
  minutes: null,
  reason: null,
  position: null,
  cashGiven: null,
  note: null,
  ...part,
});
const at = (lng: number) => ({ position: { lat: 19.4, lng } });
const numbers = (orders: readonly StaffOrder[]) => orders.map(({ id }) => id);

it('rides from the middle of the zone to the nearest stop, from there to the next, and to the unknown ones last', () => {
  const zone = [
    { lat: 19.3, lng: -99.3 },
    { lat: 19.3, lng: -99.1 },
    { lat: 19.5, lng: -99.1 },
    { lat: 19.5, lng: -99.3 },
  ];
  const orders = [anOrder(1), anOrder(2, at(-99.12)), anOrder(3, at(-99.19)), anOrder(4, at(-99.15))];
  expect(numbers(stopsOf(orders, zone))).toEqual([3, 4, 2, 1]);
});

it('starts at the first order that has a pin when there is no zone', () => {
  const orders = [anOrder(1), anOrder(2, at(-99.12)), anOrder(3, at(-99.19)), anOrder(4, at(-99.15))];
  expect(numbers(stopsOf(orders, null))).toEqual([2, 4, 3, 1]);
  expect(numbers(stopsOf([anOrder(1), anOrder(2)], null))).toEqual([1, 2]);
});

it('links the whole ride: pins by coordinates, others by text, the last one as the destination', () => {
  const stops = [anOrder(1, at(-99.12)), anOrder(2, { deliveryAddress: 'Colima 5 | int. 2' }), anOrder(3)];
  const [link, ...others] = routeLinks(stops);
  expect(others).toEqual([]);
  const { origin, pathname, searchParams } = new URL(link?.url ?? '');
  expect(`${origin}${pathname}`).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(searchParams)).toEqual({
    api: '1',
    travelmode: 'driving',
    destination: 'Calle 3',
    waypoints: '19.4,-99.12|Colima 5   int. 2',
  });
});

it('has no waypoints with one stop, and no link without one', () => {
  expect(new URL(routeLinks([anOrder(1)])[0]?.url ?? '').searchParams.has('waypoints')).toBe(false);
  expect(routeLinks([])).toEqual([]);
});

it('has at most three waypoints in a link: the browser of a phone drops the others', () => {
  const links = routeLinks(Array.from({ length: 10 }, (_, place) => anOrder(place + 1)));
  expect(links.map(({ first, last }) => [first, last])).toEqual([
    [1, 4],
    [5, 8],
    [9, 10],
  ]);
  expect(new URL(links[0]?.url ?? '').searchParams.get('waypoints')?.split('|')).toHaveLength(3);
});

it('a stop without a pin is searched without its reference', () => {
  const stop = anOrder(1, { deliveryAddress: 'Lerdo 3, Centro, portón verde, frente al parque' });
  expect(new URL(routeLinks([stop])[0]?.url ?? '').searchParams.get('destination')).toBe('Lerdo 3, Centro');
});

it('the list says where an order goes: its stage, address, zone of the fee and courier', () => {
  const zone = [
    { lat: 19.3, lng: -99.3 },
    { lat: 19.3, lng: -99.1 },
    { lat: 19.5, lng: -99.1 },
    { lat: 19.5, lng: -99.3 },
  ];
  const centre = { name: 'Centro', zone, fee: centsFromPesos(0), minimum: centsFromPesos(0), freeFrom: null };
  expect(rideCopy(anOrder(1, { ...at(-99.2), courier: 'Beto' }), [centre])).toBe(
    'En camino · Calle 1 · Centro · Beto',
  );
  expect(rideCopy(anOrder(1, at(-98)), [centre])).toBe('En camino · Calle 1');
  expect(rideCopy(anOrder(1, { stage: null }), [centre])).toBe('Calle 1');
});
