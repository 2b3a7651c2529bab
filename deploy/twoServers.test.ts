import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptProxy, startCaddy, startNginx } from '../packages/backend/blackbox/failover/proxies.ts';

/** What a server answers, and how many requests it got. */
type Stub = { status: number; asked: number; readonly port: number; server: Server };

async function startStub(): Promise<Stub> {
  const server = createServer((request, response) => {
    stub.asked += 1;
    request.resume().on('end', () => response.writeHead(stub.status).end(`own ${stub.status}`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stub: Stub = { status: 200, asked: 0, port: (server.address() as AddressInfo).port, server };
  return stub;
}

const close = async ({ server }: Stub) => {
  server.closeAllConnections();
  if (server.listening) await once(server.close(), 'close');
};
const open = async ({ server, port }: Stub) => {
  if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
};

const order = (headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: '{"telefono":"5512345678"}',
});
const withKey = { 'Idempotency-Key': 'a' };

/** A ban lasts for two seconds. */
const patience = { timeout: 60_000, interval: 200 };

const proxies = [
  { name: 'nginx', version: '-v', start: startNginx, repeatsOrders: true },
  // Caddy repeats no request that has a body, and soon leaves the failing server out.
  { name: 'caddy', version: 'version', start: startCaddy, repeatsOrders: false },
];

for (const { name, version, start, repeatsOrders } of proxies) {
  const isHere = spawnSync(name, [version]).status === 0;
  if (!isHere) console.warn(`SKIPPED: ${name} is not on this machine. Its file in deploy/ha was not tried.`);

  describe.skipIf(!isHere)(`${name} before two servers`, () => {
    let one: Stub;
    let other: Stub;
    let proxy: KeptProxy;
    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${proxy.port}${path}`, init);
    const allOf = (status: number) => Array.from({ length: 40 }, () => status);
    const statusesOf = async (path: string, init?: RequestInit) => {
      const answers = await Promise.all(allOf(0).map(() => ask(path, init)));
      return answers.map((answer) => answer.status).sort();
    };
    beforeAll(async () => {
      [one, other] = await Promise.all([startStub(), startStub()]);
      proxy = await start([one.port, other.port]);
      await vi.waitUntil(
        () =>
          ask('/healthz').then(
            ({ ok }) => ok,
            () => false,
          ),
        patience,
      );
    });
    afterAll(async () => {
      await proxy?.stop();
      for (const stub of [one, other]) await close(stub);
    });
    beforeEach(async () => {
      for (const stub of [one, other]) {
        await open(stub);
        stub.status = 200;
      }
      // The proxy's bans have ended.
      await vi.waitUntil(async () => {
        [one.asked, other.asked] = [0, 0];
        await statusesOf('/api/orders', order());
        await statusesOf('/home');
        return one.asked > 20 && other.asked > 20;
      }, patience);
    });

    describe.each([502, 503, 504])('one of which answers %s', (status) => {
      it('what is read is answered by the other one', async () => {
        one.status = status;
        expect(await statusesOf('/api/promo')).toEqual(allOf(200));
      });

      it.runIf(repeatsOrders).each(['/api/orders', '/api/orders/sin-codigo'])(
        'an order with its key at %s is answered by the other one',
        async (path) => {
          one.status = status;
          expect(await statusesOf(path, order(withKey))).toEqual(allOf(200));
        },
      );

      it.runIf(!repeatsOrders)(
        'after one refused order the others go to the other one for a while',
        async () => {
          one.status = status;
          const isRefused = async () => (await ask('/api/orders', order(withKey))).status === status;
          // On a busy machine the ban of two seconds may end before the last order is sent.
          await vi.waitFor(async () => {
            await vi.waitUntil(isRefused, patience);
            expect(await statusesOf('/api/orders', order(withKey))).toEqual(allOf(200));
          }, patience);
        },
      );
    });

    it('a file that only the server of another version has is answered by that one', async () => {
      one.status = 404;
      expect(await statusesOf('/assets/index-abc.js')).toEqual(allOf(200));
      expect(await statusesOf('/home')).toContain(404);
    });

    it.each(['one', 'other'])(
      'when %s is gone, everything is answered, also an order without a key',
      async (gone) => {
        await close(gone === 'one' ? one : other);
        expect(await statusesOf('/api/promo')).toEqual(allOf(200));
        expect(await statusesOf('/home')).toEqual(allOf(200));
        const ordered = async () => [
          ...(await statusesOf('/api/orders', order(withKey))),
          ...(await statusesOf('/api/orders', order())),
        ];
        const answered = [...allOf(200), ...allOf(200)];
        if (repeatsOrders) expect(await ordered()).toEqual(answered);
        // A ban may end before the health check has seen that the server is gone: one more order is refused then.
        else await vi.waitFor(async () => expect(await ordered()).toEqual(answered), patience);
      },
    );

    it('what may not be repeated is sent once', async () => {
      one.status = 503;
      [one.asked, other.asked] = [0, 0];
      expect(await statusesOf('/api/orders', order())).toContain(503);
      expect(one.asked + other.asked).toBe(40);
    });

    it('when both lost their database the caller gets their own answer, and the menu all the time', async () => {
      [one.status, other.status] = [503, 503];
      expect(await (await ask('/api/orders/user/1')).text()).toBe('own 503');
      expect((await ask('/api/orders', order(withKey))).status).toBe(503);
      [one.status, other.status] = [200, 200];
      expect(await statusesOf('/api/promo')).toEqual(allOf(200));
    });

    it('when both are gone it says so in Spanish: a page to people, JSON to apps', async () => {
      for (const stub of [one, other]) await close(stub);
      const call = await ask('/api/orders', order(withKey));
      expect([call.status, call.headers.get('Content-Type'), call.headers.get('Retry-After')]).toEqual([
        503,
        'application/json; charset=utf-8',
        '5',
      ]);
      expect(await call.json()).toEqual({
        error: 'El servicio no está disponible. Intenta de nuevo en un momento.',
      });
      const page = await ask('/home', { headers: { Accept: 'text/html,*/*' } });
      expect([page.status, page.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('La tienda no responde ahora.');
    });
  });
}
