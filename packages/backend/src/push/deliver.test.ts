import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderId } from '@crepas/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPushKeys } from '../config/pushSettings.ts';
import { deliver } from './deliver.ts';

let service: Server;
let endpoint: string;
let headers: IncomingHttpHeaders = {};
beforeAll(async () => {
  service = createServer((request, response) => {
    headers = request.headers;
    const [, status = '', retryAfter] = decodeURIComponent(request.url ?? '').split('/');
    if (status === 'silence') return;
    response.writeHead(Number(status), retryAfter ? { 'Retry-After': retryAfter } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const keys = { ...createPushKeys(), subject: 'mailto:hola@crepas.example' };
const phone = createECDH('prime256v1');
phone.generateKeys();
const device = {
  p256dh: phone.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const message = { title: 'Pedido #41', body: 'Va en camino.', url: '/order-details/41', order: orderId(41) };
const send = (path: string, timeoutMs?: number) =>
  deliver(keys, { endpoint: endpoint + path, ...device }, message, {
    ttl: 600,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });

it.each([
  ['/201', { kind: 'delivered' }],
  ['/404', { kind: 'gone' }],
  ['/410', { kind: 'gone' }],
  ['/400', { kind: 'refused', status: 400 }],
  ['/302', { kind: 'refused', status: 302 }],
  ['/429', { kind: 'later', seconds: null }],
  ['/429/120', { kind: 'later', seconds: 120 }],
  ['/503/Thu, 01 Jan 2026 00:00:00 GMT', { kind: 'later', seconds: 0 }],
])('the answer %s means %j', async (path, outcome) => {
  expect(await send(path)).toEqual(outcome);
});

it('silence times out', async () => {
  expect(await send('/silence', 20)).toEqual({ kind: 'later', seconds: null });
});

it('keys that are no point of the curve count as gone', async () => {
  const broken = { endpoint: `${endpoint}/201`, p256dh: 'A'.repeat(87), auth: device.auth };
  expect(await deliver(keys, broken, message, { ttl: 600 })).toEqual({ kind: 'gone' });
});

it('the push service learns how long to keep it, and which one it replaces', async () => {
  await send('/201');
  expect(headers).toMatchObject({
    ttl: '600',
    topic: 'pedido-41',
    urgency: 'high',
    'content-encoding': 'aes128gcm',
  });
});
