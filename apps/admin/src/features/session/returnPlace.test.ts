import { expect, it } from 'vitest';
import { rememberPlace, returnPlace } from './returnPlace.ts';

const place = { pathname: '/orders', search: '?buscar=5512345678', hash: '#7' };

it.each([null, 'expired'] as const)('the sign-in returns to the requested page (%s)', (because) => {
  expect(returnPlace(rememberPlace(place, because))).toBe('/orders?buscar=5512345678#7');
});

it.each(['left', 'noAccess'] as const)('nobody lands on the page of the account before (%s)', (because) => {
  expect(returnPlace(rememberPlace(place, because))).toBe('/orders');
});

it.each([[null], [undefined], ['/x'], [{}], [{ from: 7 }]])(
  'without a requested page (%j) the sign-in leads to the orders',
  (state) => {
    expect(returnPlace(state)).toBe('/orders');
  },
);
