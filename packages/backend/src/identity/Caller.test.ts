import type { PhoneNumber } from '@crepas/domain';
import { expect, it } from 'vitest';
import { anonymous, type Caller, maySeeOrdersOf } from './Caller.ts';

const phone = '5512345678' as PhoneNumber;

it.each<[string, Caller, boolean]>([
  ['the customer of that phone', { kind: 'customer', phone }, true],
  ['staff', { kind: 'staff', role: 'staff', account: 'ana' }, true],
  ['the owner', { kind: 'staff', role: 'owner', account: 'eva' }, true],
  ['another customer', { kind: 'customer', phone: '5587654321' as PhoneNumber }, false],
  ['an account without a phone', { kind: 'unknown' }, false],
  ['a anonymous', anonymous, false],
])('access to the orders of a phone, for %s: %j %s', (_who, caller, may) => {
  expect(maySeeOrdersOf(caller, phone)).toBe(may);
});
