import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeDataDir } from '../packages/backend/blackbox/harness/dataDir.ts';
import { freePort } from '../packages/backend/blackbox/harness/freePort.ts';
import { aCustomer } from '../packages/backend/blackbox/harness/placing.ts';
import { type Server, startServer } from '../packages/backend/blackbox/harness/server.ts';
import { signInStaff } from '../packages/backend/blackbox/harness/signIn.ts';
import { fronts } from './testing/fronts.ts';
import { openBrowser } from './testing/request.ts';

/** nginx and Caddy with the files of deploy/, as reverse proxies of a real server. */

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' } });
});
afterAll(async () => {
  await server?.stop();
  if (server) removeDataDir(server.dataDir);
});

for (const { name, isHere, start, busyAddress } of fronts) {
  if (!isHere) console.warn(`SKIPPED: ${name} is not on this machine. Its file in deploy/ was not tried.`);

  describe.skipIf(!isHere)(`behind ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'crepas-front-'));
    let front: ChildProcess;
    let browser: ReturnType<typeof openBrowser>;
    let url: string;
    let plainUrl: string;

    beforeAll(async () => {
      const [port, plainPort] = [await freePort(), await freePort()];
      front = start({ folder, port, plainPort, serverPort: Number(new URL(server.url).port) });
      let said = '';
      front.stderr?.on('data', (text) => {
        said += text;
      });
      url = `https://localhost:${port}`;
      plainUrl = `http://127.0.0.1:${plainPort}`;
      browser = await vi.waitUntil(
        async () => {
          if (front.exitCode !== null) throw new Error(said);
          const opened = openBrowser(url);
          const answer = await opened.ask({ path: '/healthz' }).catch(() => null);
          if (answer?.status === 200) return opened;
          opened.close();
          return undefined;
        },
        { timeout: 30_000, interval: 100 },
      );
    });
    afterAll(async () => {
      browser?.close();
      if (front?.kill('SIGTERM')) await once(front, 'exit');
      rmSync(folder, { recursive: true, force: true });
    });

    it('plain HTTP is sent to HTTPS', async () => {
      const { status, headers } = await fetch(`${plainUrl}/add/1`, {
        redirect: 'manual',
        headers: { Host: 'localhost' },
      });
      expect([301, 308]).toContain(status);
      expect(headers.get('location')).toMatch(/^https:\/\/.*\/add\/1$/);
    });

    it('a page passes unchanged: compressed once, with the headers of the server', async () => {
      const stream = browser.open({ path: '/home', headers: { 'accept-encoding': 'br' } });
      const [headers] = await once(stream, 'response');
      const page = brotliDecompressSync(Buffer.concat(await stream.toArray())).toString();
      expect(page).toContain('<!doctype html>');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    });

    it('a revalidated page is answered with 304', async () => {
      const first = await browser.ask({ path: '/api/promo' });
      const again = await browser.ask({
        path: '/api/promo',
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect([first.status, again.status, again.body]).toEqual([200, 304, '']);
    });

    /** Collects what a stream sends from its first frame on. */
    const follow = async (path: string, token: string) => {
      const stream = browser.open({ path, headers: token ? { authorization: `Bearer ${token}` } : {} });
      let received = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        received += text;
      });
      await expect.poll(() => received, { timeout: 30_000 }).toContain('retry:');
      return { received: () => received, close: () => stream.close() };
    };

    it('an order reaches the open streams of the board and of its customer', async () => {
      const customer = await aCustomer(server);
      const streams = [
        await follow('/api/orders/events', await signInStaff(server)),
        await follow(`/api/orders/user/${customer.phone}/events`, customer.token),
      ];
      const id = await customer.place();
      for (const { received, close } of streams) {
        await expect.poll(received, { timeout: 30_000 }).toContain(`"id_pedido":${id}`);
        close();
      }
    });

    it('a change of the shop reaches an open stream of visitors', async () => {
      const { received, close } = await follow('/api/shop/events', '');
      const answer = await browser.ask({
        path: '/api/shop/ocupado',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await signInStaff(server)}`,
        },
        body: JSON.stringify({ minutos: 60, durante: 15 }),
      });
      expect(answer.status).toBe(200);
      await expect.poll(received, { timeout: 30_000 }).toContain('event: tienda');
      close();
    });

    it('a body over the limit is refused with a message', async () => {
      const body = JSON.stringify({ notas: 'x'.repeat(300 * 1024) });
      const answer = await browser.ask({
        path: '/api/orders',
        headers: { 'content-type': 'application/json', authorization: 'Bearer nobody' },
        body,
      });
      expect([401, 413]).toContain(answer.status);
      expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String) });
    });

    // Their own limit is a minute; the file's, a part of it, is shorter still in this test.
    it('a caller who never ends the head of a request is left', async () => {
      const socket = connectTls({
        host: '127.0.0.1',
        port: Number(new URL(url).port),
        servername: 'localhost',
        rejectUnauthorized: false,
      });
      await once(socket, 'secureConnect');
      socket.resume().write('GET /home HTTP/1.1\r\nHost: localhost\r\n');
      await once(socket, 'close', { signal: AbortSignal.timeout(20_000) });
    });

    // On other systems 127.0.0.1 is the only loopback address.
    it.runIf(process.platform === 'linux')(
      'rate limits count the address of the caller, not the one that a header claims',
      async () => {
        let statuses: number[] = [];
        for (let asked = 0; asked < 1_500 && !statuses.includes(429); asked += 50) {
          // A new connection each time: nginx closes one after some number of requests.
          const caller = openBrowser(url, busyAddress);
          const claims = Array.from({ length: 50 }, (_, at) => `10.0.${asked / 50}.${at}`);
          const answers = claims.map((claim) =>
            caller.ask({ path: '/api/shop', headers: { 'x-forwarded-for': claim } }),
          );
          statuses = (await Promise.all(answers)).map(({ status }) => status);
          caller.close();
        }
        expect(statuses).toContain(429);
        expect((await browser.ask({ path: '/api/shop' })).status).toBe(200);
      },
    );
  });
}
