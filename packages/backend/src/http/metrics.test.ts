import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { line } from '../metrics/prometheus.ts';
import { answerError } from './errorHandlers.ts';
import { metricsRoute } from './metrics.ts';

const elsewhere = '203.0.113.5';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  app.setErrorHandler(answerError);
  metricsRoute(app, 'a-token');
  app.get('/orders/user/:phone', async () => 'here');
  await app.ready();
});
afterEach(() => app.close());

describe('metrics', () => {
  it('count requests by the pattern of their route, without the values in the URL', async () => {
    await app.inject('/orders/user/5512345678');
    await app.inject('/orders/user/5512345678');
    await app.inject('/nothing');
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body).toContain('http_requests_total{method="GET",route="/orders/user/:phone",status="200"} 2\n');
    expect(body).toContain('http_requests_total{method="GET",route="none",status="404"} 1\n');
    expect(body).toContain('http_request_duration_seconds_bucket{route="/orders/user/:phone",le="+Inf"} 2\n');
    expect(body).toContain('http_requests_open{route="/orders/user/:phone"} 0\n');
    expect(body).toMatch(/^event_loop_delay_seconds [\d.]+$/m);
    expect(body).not.toContain('5512345678');
  });

  it.each([
    ['this machine', {}, 200],
    ['another address of this machine', { remoteAddress: '127.0.0.53' }, 200],
    ['this machine, by IPv6', { remoteAddress: '::1' }, 200],
    ['this machine, by IPv4 within IPv6', { remoteAddress: '::ffff:127.0.0.1' }, 200],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': elsewhere } }, 404],
    ['another proxy on this machine', { headers: { forwarded: `for=${elsewhere}` } }, 404],
    ['a proxy that names only itself', { headers: { via: '1.1 proxy' } }, 404],
    ['an address that only ends like this machine', { remoteAddress: '64:ff9b::127.0.0.1' }, 404],
    ['an address that only begins like this machine', { remoteAddress: '127.0.0.1.5' }, 404],
    ['elsewhere', { remoteAddress: elsewhere }, 404],
    [
      'elsewhere with a wrong token',
      { remoteAddress: elsewhere, headers: { authorization: 'Bearer b' } },
      404,
    ],
    [
      'elsewhere with the token',
      { remoteAddress: elsewhere, headers: { authorization: 'Bearer a-token' } },
      200,
    ],
  ])('are read from %s', async (_, request, status) => {
    expect((await app.inject({ url: '/metrics', ...request })).statusCode).toBe(status);
  });

  it('measure a request in seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const slow = Fastify();
    metricsRoute(slow, null);
    slow.get('/slow', async () => {
      vi.advanceTimersByTime(250);
      return 'late';
    });
    await slow.inject('/slow');
    vi.useRealTimers();
    const { body } = await slow.inject('/metrics');
    expect(body).toContain('http_request_duration_seconds_sum{route="/slow"} 0.25\n');
    await slow.close();
  });

  it('are never cached, and include those of other parts of the server', async () => {
    const other = Fastify();
    metricsRoute(other, null, () => [line('pages_rendered_total', 3)]);
    const { body, headers } = await other.inject('/metrics');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('pages_rendered_total 3\n');
    expect(Number(/^process_resident_memory_bytes (.+)$/m.exec(body)?.[1])).toBeGreaterThan(1e6);
    expect(Number(/^process_cpu_seconds_total (.+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
    const delaySeconds = Number(/^event_loop_delay_seconds (.+)$/m.exec(body)?.[1]);
    expect(delaySeconds).toBeLessThan(600);
    await other.close();
  });

  it('are closed to other machines when the shop has no token', async () => {
    const closed = Fastify();
    closed.setErrorHandler(answerError);
    metricsRoute(closed, null);
    const asked = { url: '/metrics', remoteAddress: elsewhere };
    for (const authorization of ['', 'Bearer null', 'Bearer a-token']) {
      expect((await closed.inject({ ...asked, headers: { authorization } })).statusCode).toBe(404);
    }
    await closed.close();
  });

  it('count a client that disconnects before the response as 499, and not as open', async () => {
    const leaving = Fastify();
    metricsRoute(leaving, null);
    leaving.get('/slow', (request) => {
      request.raw.socket.destroy();
      return new Promise(() => undefined);
    });
    const url = await leaving.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${url}/slow`)).rejects.toThrow();
    const seen = async () => (await fetch(`${url}/metrics`)).text();
    await expect.poll(seen).toContain('http_requests_open{route="/slow"} 0\n');
    expect(await seen()).toContain('http_requests_total{method="GET",route="/slow",status="499"} 1\n');
    await leaving.close();
  });

  it('are read through a real connection', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  });
});
