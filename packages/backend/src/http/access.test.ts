import { describe, expect, it } from 'vitest';
import { contractCalls, type KnownCall } from '../openapi/contractCalls.ts';
import { testShop } from '../testing/testShop.ts';
import { aToken, customerToken, ordersToken, ownerToken, staffToken } from '../testing/tokens.ts';
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

describe.each(guarded.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  it.each([
    ['nobody', undefined, 401],
    ['a forged token', 'Bearer forged', 401],
    ['another kind of proof', 'Basic dXNlcjpwYXNz', 401],
    ['a token of somebody else', `Bearer ${aToken()}`, 403],
  ])('answers %s with an error', async (_who, authorization, status) => {
    const response = await ask(call, authorization);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error: expect.any(String) });
  });
});

const forStaff = guarded.filter(({ access }) => access !== 'customer');
it.each(forStaff.map((call) => [call.method, call.path, call] as const))(
  '%s %s refuses customers',
  async (_method, _path, call) => {
    const { statusCode } = await ask(call, `Bearer ${customerToken('5512345678')}`);
    expect(statusCode).toBe(403);
  },
);

const staffKinds = [
  ['staff with the orders alone', ordersToken(), ['owner', 'menu']],
  ['staff who may change the menu', staffToken(), ['owner']],
  ['the owner', ownerToken(), []],
] as const;
const forKinds = staffKinds.flatMap(([who, token, refusedOf]) =>
  forStaff.map((call) => {
    const isRefused = refusedOf.some((access) => access === call.access);
    return [
      call.method,
      call.path,
      isRefused ? 'refuses' : 'lets pass',
      who,
      call,
      token,
      isRefused,
    ] as const;
  }),
);
it.each(forKinds)('%s %s %s %s', async (_method, _path, _does, _who, call, token, isRefused) => {
  const { statusCode } = await ask(call, `Bearer ${token}`);
  expect(statusCode === 403).toBe(isRefused);
});

/** Decision R11: an account that may change the menu reaches nothing else of the owner's. */
it('what changes the menu, and nothing else, is open to an account that may change it', () => {
  const open = guarded
    .filter(({ access }) => access === 'menu')
    .map(({ method, path }) => `${method} ${path}`);
  expect(open.sort()).toEqual([
    'DELETE /category/:id',
    'DELETE /grupos/:id',
    'DELETE /ingredientes/:id',
    'DELETE /products/:id',
    'PATCH /productos/:id/grupos',
    'POST /categories/update-order',
    'POST /category/:id/restaurar',
    'POST /create-category',
    'POST /create-extra',
    'POST /delete-cloudinary-image',
    'POST /fotos/firma',
    'POST /grupos',
    'POST /grupos/:id/restaurar',
    'POST /grupos/orden',
    'POST /ingredientes/:id/restaurar',
    'POST /producto-ingredientes',
    'POST /products',
    'POST /products/:id/restaurar',
    'PUT /categories/update-name/:id',
    'PUT /grupos/:id',
    'PUT /ingredientes/:id',
    'PUT /productos/:id/grupos',
    'PUT /products/:id',
  ]);
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
    expected.set('POST /backups', 'operator');
    for (const [url, access] of besideTheContract) expected.set(`GET ${url}`, access);
    const served = [...shop.app.getDecorator<DeclaredAccess>('routeAccess')].filter(
      ([name, access]) => access !== 'nobody' && !name.startsWith('HEAD '),
    );
    expect(new Map(served)).toEqual(expected);
  });
});
