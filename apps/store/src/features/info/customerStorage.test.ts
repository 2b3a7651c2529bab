import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { isCustomerKnown, removeCustomer } from './customerStorage.ts';

/** The keys of docs/contract.md, with what it says of each. */
const [, section = ''] = readFileSync(
  new URL('../../../../../docs/contract.md', import.meta.url),
  'utf8',
).split('\n## Storage in the browser');
const rows = [...section.matchAll(/^\| (`[^|]+) \|(.*)\|$/gm)].flatMap(([, cell = '', said = '']) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, key = '']) => ({ key, said })),
);

function aStorage(keys: readonly string[]) {
  const storage = Object.fromEntries(keys.map((key) => [key, '1']));
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  return storage;
}

it('forgets every key that the contract lists, except those of the staff’s tool and the counters', () => {
  expect(rows.length).toBeGreaterThan(25);
  const local = aStorage([...rows.map(({ key }) => key), 'firebase:authUser:key:[DEFAULT]', 'places /maps']);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', aStorage([]));
  expect(isCustomerKnown()).toBe(true);
  removeCustomer();
  const kept = rows.filter(
    ({ key, said }) => /staff/.test(said) || /^sms(?!Sent)|^(reloadedAtMs|forgottenAt)$/.test(key),
  );
  expect(Object.keys(local).sort()).toEqual(kept.map(({ key }) => key).sort());
  expect(isCustomerKnown()).toBe(false);
});

it('a visit alone is no customer', () => {
  vi.stubGlobal('localStorage', aStorage(['staffSession', 'cartId']));
  vi.stubGlobal('sessionStorage', aStorage(['session']));
  expect(isCustomerKnown()).toBe(false);
});

it('a browser that blocks its storage has nothing', () => {
  vi.stubGlobal('localStorage', null);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(isCustomerKnown()).toBe(false);
  removeCustomer();
});
