import { describe, expect, it } from 'vitest';
import { dayReportFile } from './contract/dayReport.ts';
import type { StaffClient } from './staffClient.ts';
import { answering, backend, failure } from './testing/localBackend.ts';

describe('a file', () => {
  it('comes byte for byte, to whoever is signed in', async () => {
    let asked: string[] = [];
    const client = await backend(({ url, headers }, response) => {
      asked = [`${url}`, `${headers.authorization}`];
      response.writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8' }).end('\uFEFFFecha\r\n');
    });
    const file = await client.file(dayReportFile('2026-11-21'), 'text/csv');
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x46]);
    expect(asked).toEqual(['/api/reports/day?fecha=2026-11-21&formato=csv', 'Bearer a-token']);
  });

  it.each([
    [
      'refused',
      403,
      '{"error": "No tienes permiso"}',
      'application/json',
      { serverMessage: 'No tienes permiso' },
    ],
    ['of another type', 200, '{}', 'application/json', { kind: 'decode' }],
  ])('that is %s fails as a call does', async (_, status, body, type, failed) => {
    const client = await answering(status, body, { 'Content-Type': type });
    expect(await failure(client.file('/reports/day', 'text/csv'))).toMatchObject(failed);
  });
});

describe('a stream', () => {
  const opened = (client: StaffClient, lastEventId: string | null = null) =>
    client.stream('/orders/events', lastEventId, new AbortController().signal);

  it('is asked for as whoever is signed in, from where it was left', async () => {
    let asked: string[] = [];
    const client = await backend(({ url, headers }, response) => {
      asked = [`${url}`, `${headers.authorization}`, `${headers['last-event-id']}`];
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' }).end('id: 8\n\n');
    });
    const body = await opened(client, '7');
    expect(await new Response(body).text()).toBe('id: 8\n\n');
    expect(asked).toEqual(['/api/orders/events', 'Bearer a-token', '7']);
  });

  it('that is refused fails as a call does', async () => {
    const client = await answering(503, '{"error": "Vuelve pronto"}', { 'Retry-After': '7' });
    expect(await failure(opened(client))).toMatchObject({
      kind: 'http',
      status: 503,
      serverMessage: 'Vuelve pronto',
      retryAfter: 7,
    });
  });

  it('is not what a page for every path answers', async () => {
    const client = await answering(200, '<!doctype html>', { 'Content-Type': 'text/html' });
    expect(await failure(opened(client))).toMatchObject({ kind: 'decode' });
  });

  it('that cannot be reached fails as a call does', async () => {
    const client = await backend((request) => request.socket.destroy());
    expect(await failure(opened(client))).toMatchObject({ kind: 'network' });
  });
});
