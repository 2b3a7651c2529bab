import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    ['a proxy on this machine', { headers: { 'x-forwarded-for': elsewhere } }, 404],
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
