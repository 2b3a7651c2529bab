import { expect, it } from 'vitest';
import { accountOfToken } from './account.ts';

const tokenOf = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
  return `head.${payload}.signature`;
};

it.each(['owner', 'staff', 'orders'] as const)('reads the e-mail and the role: %s', (role) => {
  expect(accountOfToken(tokenOf({ email: 'ñandú@crepas.test', role }))).toEqual({
    email: 'ñandú@crepas.test',
    role,
  });
});

it.each([{ role: 'boss' }, {}])('has no role of the shop: %j', (claims) => {
  expect(accountOfToken(tokenOf({ email: 'ana@crepas.test', ...claims }))).toEqual({
    email: 'ana@crepas.test',
    role: null,
  });
});

it.each(['', 'head.%%%.signature', 'head.bm90IGpzb24.signature'])('cannot read «%s»', (token) => {
  expect(accountOfToken(token)).toBeNull();
});
