import { expect, it } from 'vitest';
import { rememberPlace, returnPlace } from './returnPlace.ts';

const place = { pathname: '/orders', search: '?buscar=5512345678', hash: '#7' };
const asked = '/orders?buscar=5512345678#7';
const [ana, beto] = ['ana@crepas.test', 'beto@crepas.test'];

it.each([null, 'expired'] as const)('the sign-in returns to the requested page (%s)', (because) => {
  expect(returnPlace(rememberPlace(place, { because }), ana)).toBe(asked);
});

it.each(['left', 'noAccess'] as const)('nobody lands on the page of the account before (%s)', (because) => {
  expect(returnPlace(rememberPlace(place, { because }), ana)).toBe('/orders');
});

it('after an end in another tab only the same account returns to the page', () => {
  const state = rememberPlace(place, { because: 'left', endedElsewhere: ana });
  expect([returnPlace(state, ana), returnPlace(state, beto)]).toEqual([asked, '/orders']);
});

it.each([[null], [undefined], ['/x'], [{}], [{ from: 7 }]])(
  'a state of another shape leads to the orders: %j',
  (state) => {
    expect(returnPlace(state, ana)).toBe('/orders');
  },
);
