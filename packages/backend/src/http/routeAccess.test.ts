import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createIdentity } from '../identity/Identity.ts';
import { aToken, customerToken, ordersToken, ownerToken, projectId, staffToken } from '../testing/tokens.ts';
import { answerError } from './errorHandlers.ts';
import { type DeclaredAccess, guardRoutes } from './routeAccess.ts';

function guardedApp() {
  const app = Fastify();
  const guard = guardRoutes(app, createIdentity({ kind: 'emulator', projectId }));
  app.setErrorHandler(answerError);
  const ask = (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
  return { app, guard, ask };
}

const bearer = (token: string) => `Bearer ${token}`;

it('answers 401 without a token and 403 to the wrong caller', async () => {
  const { app, ask } = guardedApp();
  app.get('/owner', { config: { access: 'owner' } }, async () => 'open');
  const unknown = await ask('/owner');
  expect([unknown.statusCode, unknown.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(unknown.json()).toEqual({ error: 'Necesitas identificarte.' });
  const wrong = await ask('/owner', bearer(staffToken()));
  expect([wrong.statusCode, wrong.json()]).toEqual([403, { error: 'No tienes permiso para esto.' }]);
});

it.each([
  ['owner', [403, 403, 403, 403, 200]],
  ['menu', [403, 403, 403, 200, 200]],
  ['staff', [403, 403, 200, 200, 200]],
  ['customer', [403, 200, 200, 200, 200]],
] as const)(
  'a route for %s answers an unknown user, a customer, staff with the orders alone, other staff and the owner with %j',
  async (access, statuses) => {
    const { app, ask } = guardedApp();
    app.get('/', { config: { access } }, async () => 'open');
    const tokens = [aToken(), customerToken('5512345678'), ordersToken(), staffToken(), ownerToken()];
    const answers = await Promise.all(tokens.map((token) => ask('/', bearer(token))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
  },
);

it.each([
  ['bearer', (token: string) => `bearer ${token}`, 200],
  ['BEARER and several blanks', (token: string) => `BEARER   ${token}`, 200],
  ['no kind', (token: string) => token, 401],
  ['another kind before it', (token: string) => `Basic Bearer ${token}`, 401],
  ['no blank', (token: string) => `Bearer${token}`, 401],
  ['something behind it', (token: string) => `Bearer ${token} x`, 401],
  ['nothing behind the kind', () => 'Bearer ', 401],
])('the header of a token: %s', async (_, write, status) => {
  const { app, ask } = guardedApp();
  app.get('/', { config: { access: 'staff' } }, async () => 'open');
  const answer = await ask('/', write(staffToken()));
  expect(answer.statusCode).toBe(status);
  if (status === 401) expect(answer.json()).toEqual({ error: 'Necesitas identificarte.' });
});

describe('openToAll', () => {
  it('makes routes public that declare no access', async () => {
    const { app, guard, ask } = guardedApp();
    await guard.openToAll(() => {
      app.get('/page', async () => 'page');
      app.get('/closed', { config: { access: 'staff' } }, async () => 'closed');
    });
    expect((await ask('/page')).statusCode).toBe(200);
    expect((await ask('/closed')).statusCode).toBe(401);
  });

  it('ends with its registration: later routes must declare their access', async () => {
    const { app, guard } = guardedApp();
    await guard.openToAll(() => {});
    expect(() => app.get('/late', async () => 'open')).toThrow('GET /late does not declare its access.');
  });
});

it('a hook of the route runs before the access check, which still runs', async () => {
  const { app, ask } = guardedApp();
  let asked = 0;
  const onRequest = async () => {
    asked += 1;
  };
  app.get('/one', { onRequest, config: { access: 'staff' } }, async () => 'open');
  app.get('/two', { onRequest: [onRequest, onRequest], config: { access: 'staff' } }, async () => 'open');
  expect((await ask('/one')).statusCode).toBe(401);
  expect(asked).toBe(1);
  expect((await ask('/two')).statusCode).toBe(401);
  expect(asked).toBe(3);
});

it('a route for the operator checks access itself', async () => {
  const { app, ask } = guardedApp();
  app.get('/operator', { config: { access: 'operator' } }, async () => 'itself');
  app.get('/nobody', { config: { access: 'nobody' } }, async () => 'itself');
  for (const url of ['/operator', '/nobody']) expect((await ask(url)).body).toBe('itself');
});

it('lists each route by its methods and path', () => {
  const { app } = guardedApp();
  app.route({ method: ['PUT', 'PATCH'], url: '/both', config: { access: 'owner' }, handler: async () => '' });
  app.options('/both', async () => '');
  expect([...app.getDecorator<DeclaredAccess>('routeAccess')]).toEqual([
    ['PUT PATCH /both', 'owner'],
    ['OPTIONS /both', 'public'],
  ]);
});
