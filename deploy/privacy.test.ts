import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../packages/backend/blackbox/harness/freePort.ts';
import { fronts } from './testing/fronts.ts';
import { openBrowser } from './testing/request.ts';

/** What nginx and Caddy do by themselves, before a server of this test. `front.test.ts` prints which of them is missing. */

const here = fronts.filter(({ isHere }) => isHere);

/** A GET is answered, a stream begins and stays open, and the connection of a POST breaks off. */
const server = createServer((request, response) => {
  if (request.method === 'POST') request.socket.destroy();
  else if (request.url?.endsWith('/events')) response.write('retry: 1000\n\n');
  else response.end('here');
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close().closeAllConnections();
});

it.each(['nginx.conf', 'ha/nginx.conf', 'static.nginx.conf'])('each site of %s logs no address', (name) => {
  const sites = readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
    .split(/^server /m)
    .slice(1);
  expect(sites).toHaveLength(2);
  for (const site of sites) {
    expect(site).toMatch(/^ {2}access_log (off|\S+ crepas);$/m);
    expect(site).toMatch(/^ {2}error_log \S+ emerg;$/m);
  }
});

describe.each(here)('$name', ({ name, start, busyAddress }) => {
  const folder = mkdtempSync(join(tmpdir(), 'crepas-privacy-'));
  let output = '';
  let url: string;
  let plainUrl: string;
  let front: ReturnType<typeof start>;

  beforeAll(async () => {
    const [port, plainPort] = [await freePort(), await freePort()];
    const { port: serverPort } = server.address() as AddressInfo;
    front = start({ folder, port, plainPort, serverPort });
    front.stderr?.on('data', (part) => {
      output += part;
    });
    [url, plainUrl] = [`https://localhost:${port}`, `http://127.0.0.1:${plainPort}`];
    const answers = async () => {
      const browser = openBrowser(url);
      const answer = await browser.ask({ path: '/' }).catch(() => null);
      browser.close();
      return answer?.status === 200;
    };
    await vi.waitUntil(answers, { timeout: 30_000, interval: 100 });
  });
  afterAll(async () => {
    if (front.kill('SIGTERM')) await once(front, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes no phone, name or token of an address into a log', async () => {
    const [phone, customer, token] = ['5587654321', 'Xochitl', 'c2VjcmV0LXRva2Vu'];
    const paths = [
      `/api/orders/user/${phone}`,
      `/api/seguimiento/${token}`,
      `/api/orders?buscar=${customer}`,
      `/personas?nombre=${customer}`,
      `/%61pi//personas/${phone}`,
      `/${phone}`,
    ];
    const browser = openBrowser(url);
    for (const path of paths) {
      const headers = { referer: url + path };
      expect((await browser.ask({ path, headers })).status).toBe(200);
      expect((await browser.ask({ path, headers, body: '{}' })).status).toBe(503);
      await fetch(plainUrl + path, { redirect: 'manual', headers: { Host: 'localhost' } });
    }
    browser.close();
    const logs = () => {
      const files = readdirSync(folder).filter((file) => file.endsWith('.log'));
      return [output, ...files.map((file) => readFileSync(join(folder, file), 'utf8'))].join('');
    };
    // nginx logs the failures, without the address; Caddy logs none that it has answered.
    await expect.poll(logs).toMatch(name === 'nginx' ? / POST \/api 503 .* 502$/m : /"msg":/);
    for (const secret of [phone, customer, token]) expect(logs()).not.toContain(secret);
  });

  it('refuses a request with two hosts', async () => {
    const socket = connect({
      port: Number(new URL(url).port),
      servername: 'localhost',
      rejectUnauthorized: false,
    });
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
  });

  // Caddy has no limit of connections; the server's own limits apply.
  it.runIf(name === 'nginx' && process.platform === 'linux')(
    'answers other callers while one opens streams without end',
    async () => {
      const connections = Array.from({ length: 7 }, () => openBrowser(url, busyAddress));
      const statuses = await Promise.all(
        connections.flatMap((connection) =>
          Array.from({ length: 100 }, async () => {
            const [headers] = await once(connection.open({ path: '/api/shop/events' }), 'response');
            return headers[':status'];
          }),
        ),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(300);
      expect(statuses.filter((status) => status === 429)).toHaveLength(400);
      const other = openBrowser(url);
      expect((await other.ask({ path: '/' })).status).toBe(200);
      for (const connection of [other, ...connections]) connection.close();
    },
  );
});
