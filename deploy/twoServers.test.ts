import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type KeptProxy, startNginx } from '../packages/backend/blackbox/failover/proxies.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.warn('SKIPPED: nginx is not on this machine. deploy/ha/nginx.conf was not tried.');

/** What a server answers, and how many requests it got. */
type Stub = { status: number; asked: number; readonly server: Server };

async function startStub(): Promise<Stub> {
  const server = createServer((request, response) => {
    stub.asked += 1;
    request.resume().on('end', () => response.writeHead(stub.status).end(`own ${stub.status}`));
  }).listen(0, '127.0.0.1');
  const stub: Stub = { status: 200, asked: 0, server };
  await once(server, 'listening');
  return stub;
}

const portOf = ({ server }: Stub) => (server.address() as AddressInfo).port;

describe.skipIf(!hasNginx)('nginx before two servers, one of which lost its database', () => {
  let one: Stub;
  let other: Stub;
  let nginx: KeptProxy;
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${nginx.port}${path}`, init);
  beforeAll(async () => {
    [one, other] = await Promise.all([startStub(), startStub()]);
    nginx = await startNginx([portOf(one), portOf(other)]);
    await vi.waitUntil(() =>
      ask('/healthz').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const { server } of [one, other]) server.close();
  });

  const statusesOf = async (path: string, init?: RequestInit) => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(path, init)));
    return answers.map(({ status }) => status).sort();
  };
  const allOf = (status: number) => Array.from({ length: 40 }, () => status);

  it.each<[string, string, RequestInit]>([
    ['what is read', '/api/promo', {}],
    [
      'an order with its key',
      '/api/orders',
      { method: 'POST', headers: { 'Idempotency-Key': 'a' }, body: '{}' },
    ],
    [
      'an order without a code',
      '/api/orders/sin-codigo',
      { method: 'POST', headers: { 'Idempotency-Key': 'a' }, body: '{}' },
    ],
  ])('%s is answered by the other one', async (_, path, init) => {
    [one.status, other.status] = [503, 200];
    expect(await statusesOf(path, init)).toEqual(allOf(200));
  });

  it('what may not be repeated is sent once', async () => {
    [one.status, other.status] = [503, 200];
    [one.asked, other.asked] = [0, 0];
    expect(await statusesOf('/api/orders', { method: 'POST', body: '{}' })).toContain(503);
    expect(one.asked + other.asked).toBe(40);
  });

  it('when both lost it the caller gets their own answer, and the menu at once when they have it', async () => {
    [one.status, other.status] = [503, 503];
    expect(await (await ask('/api/orders/user/1')).text()).toBe('own 503');
    [one.status, other.status] = [200, 200];
    expect(await statusesOf('/api/promo')).toEqual(allOf(200));
  });
});
