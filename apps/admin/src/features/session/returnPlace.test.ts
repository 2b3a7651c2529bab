import { expect, it } from 'vitest';
import { rememberPlace, returnPlace } from './returnPlace.ts';

it('the sign-in returns to the requested page', () => {
  const place = { pathname: '/orders', search: '?tab=cancelados', hash: '#7' };
  expect(returnPlace(rememberPlace(place))).toBe('/orders?tab=cancelados#7');
});

it.each([[null], [undefined], ['/x'], [{}], [{ from: 7 }]])(
  'without a requested page (%j) the sign-in leads to the orders',
  (state) => {
    expect(returnPlace(state)).toBe('/orders');
  },
);
