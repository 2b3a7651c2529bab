import {
  createExtra,
  getActiveOrders,
  getChanges,
  getStaffAccounts,
  inviteStaff,
  revokeStaff,
} from '@crepas/api';
import type { Cents, StaffRole } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushSubscriptions } from '../../db/tables/push.ts';
import { changeLog, revokedAccounts } from '../../db/tables/staff.ts';
import { watchRevocations } from '../../identity/revocations.ts';
import { type AccountHost, startAccountHost } from '../../testing/accountHost.ts';
import { askAs, said } from '../../testing/askAs.ts';
import { openTimeoutMs } from '../../testing/openTestDatabase.ts';
import { startTestShop } from '../../testing/startTestShop.ts';
import { testShop } from '../../testing/testShop.ts';
import { tokenOf } from '../../testing/tokens.ts';

let host: AccountHost;
beforeAll(async () => {
  host = await startAccountHost();
});
afterAll(() => host.close());
const shop = testShop(() => ({ settings: { authEmulatorPort: host.port } }));

const aVerified = (localId: string, customAttributes: string) => ({
  localId,
  email: `${localId}@crepas.example`,
  emailVerified: true,
  customAttributes,
});
const ana = aVerified('ana', '{"role":"owner"}');
const eva = aVerified('eva', '{"role":"staff","a":1}');
beforeEach(async () => {
  host.failWith = null;
  host.mailed.length = 0;
  host.accounts.clear();
  for (const account of [eva, ana, { localId: 'c', email: 'customer@x.example' }]) {
    host.accounts.set(account.localId, { ...account });
  }
  await shop.database.queries.delete(revokedAccounts);
  await shop.database.queries.delete(changeLog);
});

const as = (account: string, role: StaffRole) =>
  askAs(shop, tokenOf(account, { role, email: `${account}@crepas.example` }));
const claimsOf = (id: string) => JSON.parse(host.accounts.get(id)?.customAttributes ?? '{}');

it('lists the accounts with a role, owners first', async () => {
  host.accounts.set('ana', { ...ana, lastLoginAt: '1795000000000' });
  expect((await as('ana', 'owner')(getStaffAccounts, undefined)).json()).toEqual([
    {
      id: 'ana',
      correo: 'ana@crepas.example',
      rol: 'owner',
      ultimo_acceso: expect.stringMatching(/^2026-11-1\dT/),
      eres_tu: true,
    },
    { id: 'eva', correo: 'eva@crepas.example', rol: 'staff', ultimo_acceso: null, eres_tu: false },
  ]);
});

describe('an invitation', () => {
  it('creates the account with its role, and sends the e-mail to choose a password', async () => {
    expect(
      said(await as('ana', 'owner')(inviteStaff, { email: 'Leo@Crepas.example', role: 'staff' })),
    ).toMatchObject([201, { correo: 'leo@crepas.example', rol: 'staff' }]);
    expect(claimsOf('id-of-leo@crepas.example')).toEqual({ role: 'staff' });
    expect(host.mailed).toEqual(['leo@crepas.example']);
    expect((await as('ana', 'owner')(getChanges, { kind: 'account' })).json().cambios).toMatchObject([
      { quien: 'ana@crepas.example', nombre: 'leo@crepas.example', accion: 'alta', ahora: { rol: 'staff' } },
    ]);
  });

  it.each([
    ['an unverified account', { emailVerified: false }],
    ['an account that its person verified for a stranger', { emailVerified: true }],
    ['an unverified account with a role', { customAttributes: '{"role":"owner"}' }],
  ])('replaces %s: somebody else may have opened it', async (_, account) => {
    host.accounts.set('stranger', { localId: 'stranger', email: 'leo@crepas.example', ...account });
    const invited = await as('ana', 'owner')(inviteStaff, { email: 'leo@crepas.example', role: 'staff' });
    expect(invited.json()).toMatchObject({ id: 'id-of-leo@crepas.example', rol: 'staff' });
    expect([...host.accounts.keys()].sort()).toEqual(['ana', 'c', 'eva', 'id-of-leo@crepas.example']);
    expect(host.mailed).toEqual(['leo@crepas.example']);
  });

  it('gives a verified account with a role another one without an e-mail, and keeps its claims', async () => {
    await as('ana', 'owner')(inviteStaff, { email: eva.email, role: 'owner' });
    expect([claimsOf('eva'), host.mailed]).toEqual([{ role: 'owner', a: 1 }, []]);
  });

  it('with «Solo pedidos» ends the tokens that may change the menu, and is logged; the way back ends none', async () => {
    const extra = { name: 'Nuez', description: 'Picada', price: 500 as Cents };
    expect((await as('eva', 'staff')(createExtra, extra)).statusCode).toBe(201);
    const invited = await as('ana', 'owner')(inviteStaff, { email: eva.email, role: 'orders' });
    expect([invited.json().rol, claimsOf('eva'), host.mailed]).toEqual([
      'orders',
      { role: 'orders', a: 1 },
      [],
    ]);
    expect((await as('eva', 'staff')(createExtra, extra)).statusCode).toBe(401);
    const [change] = (await as('ana', 'owner')(getChanges, { kind: 'account' })).json().cambios;
    expect(change).toMatchObject({ accion: 'cambio', antes: { rol: 'staff' }, ahora: { rol: 'orders' } });

    await shop.database.queries.update(revokedAccounts).set({ revokedAt: sql`'2026-11-01Z'` });
    await as('ana', 'owner')(inviteStaff, { email: eva.email, role: 'staff' });
    expect((await as('eva', 'orders')(createExtra, extra)).statusCode).toBe(403);
    expect((await as('eva', 'orders')(getActiveOrders, undefined)).statusCode).toBe(200);
    expect((await as('eva', 'staff')(createExtra, extra)).statusCode).toBe(201);
  });

  it('with fewer rights ends every token until the provider confirms it, and can be repeated', async () => {
    const demote = () => as('ana', 'owner')(inviteStaff, { email: eva.email, role: 'orders' });
    host.accounts.set('eva', {
      ...eva,
      // Read before the tokens end, and the next call fails.
      get customAttributes() {
        host.failWith = 500;
        return eva.customAttributes;
      },
    });
    expect((await demote()).statusCode).toBe(503);
    const open = () => shop.database.queries.$count(revokedAccounts, sql`revoked_at = 'infinity'`);
    expect(await open()).toBe(1);

    host.failWith = null;
    // The server was killed after the provider's answer.
    host.accounts.set('eva', { ...eva, customAttributes: '{"role":"orders"}' });
    expect((await demote()).statusCode).toBe(201);
    expect(await open()).toBe(0);
    expect(await shop.database.queries.$count(revokedAccounts)).toBe(1);
  });

  it('that gives a role back does not end the sessions that began after it was taken', async () => {
    host.accounts.set('eva', { ...eva, customAttributes: '{"role":"owner"}' });
    await as('ana', 'owner')(inviteStaff, { email: eva.email, role: 'staff' });
    const demoted = await shop.database.queries.select().from(revokedAccounts);
    expect(demoted).toMatchObject([{ account: 'eva' }]);
    await shop.database.queries.update(revokedAccounts).set({ revokedAt: sql`'2026-11-01Z'` });
    await as('ana', 'owner')(inviteStaff, { email: eva.email, role: 'owner' });
    expect((await as('eva', 'owner')(getStaffAccounts, undefined)).statusCode).toBe(200);
  });

  it.each(['nadie', 'a@b', 'a b@c.mx'])('to «%s» is refused', async (email) => {
    expect((await as('ana', 'owner')(inviteStaff, { email, role: 'staff' })).statusCode).toBe(400);
  });
});

describe('a revocation', () => {
  it('takes the role away, and refuses the tokens that were issued before', async () => {
    expect((await as('eva', 'staff')(getActiveOrders, undefined)).statusCode).toBe(200);
    await shop.database.queries
      .insert(pushSubscriptions)
      .values({ endpoint: 'https://fcm.googleapis.com/eva', p256dh: 'B', auth: 'A', account: 'eva' });
    expect((await as('ana', 'owner')(revokeStaff, 'eva')).statusCode).toBe(200);
    expect(claimsOf('eva')).toEqual({ a: 1 });
    expect((await as('eva', 'staff')(getActiveOrders, undefined)).statusCode).toBe(401);
    expect(await shop.database.queries.select().from(pushSubscriptions)).toEqual([]);
    expect((await as('ana', 'owner')(getChanges, { kind: 'account' })).json().cambios).toMatchObject([
      { nombre: 'eva@crepas.example', accion: 'baja', antes: { rol: 'staff' }, ahora: null },
    ]);
    expect((await as('ana', 'owner')(revokeStaff, 'eva')).statusCode).toBe(404);
  });

  it('also counts while the provider fails, and can be repeated', async () => {
    const owner = as('ana', 'owner');
    await owner(revokeStaff, 'nobody');
    const lookedUp = host.accounts.get('eva');
    host.accounts.set('eva', {
      ...eva,
      get customAttributes() {
        host.failWith = 500;
        return eva.customAttributes;
      },
    });
    expect((await owner(revokeStaff, 'eva')).statusCode).toBe(503);
    expect((await as('eva', 'staff')(getActiveOrders, undefined)).statusCode).toBe(401);
    host.failWith = null;
    if (lookedUp) host.accounts.set('eva', lookedUp);
    expect((await owner(revokeStaff, 'eva')).statusCode).toBe(200);
  });

  it('of an account whose role was taken elsewhere still ends its tokens and devices', async () => {
    await shop.database.queries
      .insert(pushSubscriptions)
      .values({ endpoint: 'https://fcm.googleapis.com/eva', p256dh: 'B', auth: 'A', account: 'eva' });
    host.accounts.set('eva', { ...eva, customAttributes: '{}' });
    expect((await as('ana', 'owner')(revokeStaff, 'eva')).statusCode).toBe(404);
    expect(await shop.database.queries.select().from(pushSubscriptions)).toEqual([]);
    expect((await as('eva', 'staff')(getActiveOrders, undefined)).statusCode).toBe(401);
    const [revoked] = await shop.database.queries.select().from(revokedAccounts);
    expect(revoked?.revokedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it.each(['/api/orders/events', '/api/orders/user/5512345678/events'])(
    'ends the open stream %s of the account, on every server',
    async (url) => {
      const other = await watchRevocations(shop.database);
      const stream = await shop.app.inject({
        url,
        headers: { authorization: `Bearer ${tokenOf('eva', { role: 'staff' })}` },
        payloadAsStream: true,
      });
      const ended = new Promise((resolve) => stream.stream().resume().once('close', resolve));
      await as('ana', 'owner')(revokeStaff, 'eva');
      await ended;
      await expect.poll(() => other.isRevoked('eva', Math.floor(Date.now() / 1000))).toBe(true);
      expect(other.isRevoked('ana', 0)).toBe(false);
      other.close();
    },
  );

  it('of the last owner is refused, also as a change of the role', async () => {
    const owner = as('ana', 'owner');
    const refusals = [
      await owner(revokeStaff, 'ana'),
      await owner(inviteStaff, { email: ana.email, role: 'staff' }),
    ];
    for (const refused of refusals) {
      expect(said(refused)).toEqual([
        409,
        { error: 'La tienda no puede quedarse sin dueña o dueño: invita antes a otra persona.' },
      ]);
    }
    expect(claimsOf('ana')).toEqual({ role: 'owner' });
    expect((await owner(getStaffAccounts, undefined)).statusCode).toBe(200);
  });

  it('does not count an owner who never answered the e-mail', async () => {
    host.accounts.set('leo', { ...aVerified('leo', '{"role":"owner"}'), emailVerified: false });
    expect((await as('ana', 'owner')(revokeStaff, 'ana')).statusCode).toBe(409);
    expect((await as('ana', 'owner')(revokeStaff, 'leo')).statusCode).toBe(200);
  });

  it('of two owners by each other at the same time leaves one', async () => {
    host.accounts.set('eva', { ...eva, customAttributes: '{"role":"owner"}' });
    const answers = await Promise.all([
      as('ana', 'owner')(revokeStaff, 'eva'),
      as('eva', 'owner')(revokeStaff, 'ana'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const owners = ['ana', 'eva'].filter((id) => claimsOf(id).role === 'owner');
    expect(owners).toHaveLength(1);
  });
});

it('a provider that fails is a 503, and its answer is not passed on', async () => {
  host.failWith = 500;
  expect(said(await as('ana', 'owner')(getStaffAccounts, undefined))).toEqual([
    503,
    { error: 'El servicio de cuentas no respondió. Intenta de nuevo en un momento.' },
  ]);
});

it(
  'a server without a service account says whom to ask',
  async () => {
    const other = await startTestShop({ settings: { authEmulatorPort: null } });
    const answer = await askAs(other, tokenOf('ana', { role: 'owner' }))(getStaffAccounts, undefined);
    expect([answer.statusCode, answer.json().error]).toEqual([
      404,
      'Este servidor no puede dar ni quitar accesos desde aquí. Pídelo a quien lo administra.',
    ]);
    expect((await other.app.inject('/api/shop')).json().extensiones).not.toContain('personal');
    await other.close();
  },
  openTimeoutMs,
);
