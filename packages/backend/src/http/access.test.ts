import { describe, expect, it } from 'vitest';
import { contractCalls, type KnownCall } from '../openapi/contractCalls.ts';
import { testShop } from '../testing/testShop.ts';
import { aToken, customerToken, staffToken } from '../testing/tokens.ts';
import type { DeclaredAccess } from './routeAccess.ts';

const calls = [...contractCalls.values()];
const guarded = calls.filter(({ access }) => access !== 'public');

const shop = testShop();

const ask = ({ method, path }: KnownCall, authorization?: string) =>
  shop.app.inject({
    method,
    url: `/api${path.replace(/:\w+/g, '1')}`,
    headers: authorization ? { authorization } : {},
    ...(method === 'POST' && { payload: {} }),
  });

const tooFewRights = new Map<string, string>([
  ['customer', aToken()],
  ['staff', customerToken('5512345678')],
  ['owner', staffToken()],
]);

it.each(guarded)('$method $path refuses nobody, a forged token and too few rights', async (call) => {
  const tokens = [
    undefined,
    'Bearer forged',
    `Bearer ${aToken()}`,
    `Bearer ${tooFewRights.get(call.access)}`,
  ];
  const answers = await Promise.all(tokens.map((token) => ask(call, token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 403, 403]);
  for (const answer of answers) expect(answer.json()).toEqual({ error: expect.any(String) });
});

/** The access of routes outside the contract. A new route must be added here too. */
const besideTheContract = new Map([
  ['/healthz', 'public'],
  ['/readyz', 'public'],
  ['/metrics', 'operator'],
  ['/api/openapi.json', 'public'],
  ['/api/orders/events', 'staff'],
  ['/api/orders/user/:phone/events', 'customer'],
  ['/api/shop/events', 'public'],
  ['/api/seguimiento/:s/events', 'public'],
]);

describe('every route of the server', () => {
  it('has the access of the contract or of the list above', () => {
    const expected = new Map<string, string>();
    for (const { method, path, access } of calls) expected.set(`${method} /api${path}`, access);
    for (const method of ['GET', 'POST', 'DELETE']) expected.set(`${method} /impresora/:id`, 'printer');
    expected.set('GET /impresora/cloudprnt-setting.json', 'printer');
    for (const [url, access] of besideTheContract) expected.set(`GET ${url}`, access);
    const served = [...shop.app.getDecorator<DeclaredAccess>('routeAccess')].filter(
      ([name, access]) => access !== 'nobody' && !name.startsWith('HEAD '),
    );
    expect(new Map(served)).toEqual(expected);
  });
});
