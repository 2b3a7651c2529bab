import { orderId } from '@crepas/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPromo } from '../menu/catalogCalls.ts';
import { cancelOrder } from '../orders/orderCalls.ts';
import { getOrders } from '../orders/staffOrderCalls.ts';
import { answering, backend, failure } from '../testing/localBackend.ts';
import { ApiError, isTimeout } from './ApiError.ts';
import { createClient } from './client.ts';

/** A network that accepts and never answers. */
const untilAborted: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

describe('a request that gets no answer', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['https://api.crepas.test/api', true, true],
    ['https://api.crepas.test/api', false, false],
    ['/api', true, false],
    ['https://crepas.test/api', true, false],
  ])('of %s, online %s, may be refused for its origin: %s', async (baseUrl, onLine, isRefused) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('location', { href: 'https://crepas.test/home', origin: 'https://crepas.test' });
    vi.stubGlobal('navigator', { onLine });
    const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
    const client = createClient({ baseUrl, fetch: refuse, token: async () => null });
    const { kind, mayBeRefusedOrigin } = await failure(client.send(getPromo, undefined));
    expect([kind, mayBeRefusedOrigin]).toEqual(['network', isRefused]);
  });
});

describe('a failing call (spec §8)', () => {
  it('names status and text, and keeps the server’s message', async () => {
    const client = await answering(409, '{"error":"Ya existe"}', { 'Retry-After': '7' });
    expect(await failure(client.send(getPromo, undefined))).toMatchObject({
      kind: 'http',
      message: 'Error 409: Conflict',
      status: 409,
      serverMessage: 'Ya existe',
      body: { error: 'Ya existe' },
      retryAfter: 7,
    });
  });

  it.each(['<html>Bad gateway</html>', ''])('survives an error page that is not JSON: %j', async (page) => {
    const client = await answering(502, page);
    const error = await failure(client.send(getPromo, undefined));
    expect(error).toMatchObject({
      kind: 'http',
      message: 'Error 502: Bad Gateway',
      serverMessage: undefined,
    });
  });

  it.each([
    ['not JSON', 'hola', '/promo: body'],
    ['no list', '{}', '/promo: body'],
    [
      'a product without price',
      '[{"id_producto": 7, "nombre": "Cajeta", "precio": "Colima 120"}]',
      '/promo: 0.precio',
    ],
  ])('refuses an answer that is %s, naming the field', async (_, body, named) => {
    const client = await answering(200, body);
    const error = await failure(client.send(getPromo, undefined));
    expect(error.kind).toBe('decode');
    // The message is logged, so it must not contain the value, which may be a phone number.
    expect(error.message).toBe(named);
  });

  it('is 404 when an extension is answered with a page, as by a static host; a call of the spec stays unreadable', async () => {
    const client = await answering(200, '<!doctype html>', { 'Content-Type': 'text/html' });
    const search = { state: 'active' } as const;
    expect(await failure(client.send(getOrders, search))).toMatchObject({ kind: 'http', status: 404 });
    expect(await failure(client.send(getPromo, undefined))).toMatchObject({ kind: 'decode' });
  });

  it('fails as `http` after a redirect without a target', async () => {
    const client = await answering(304, '');
    expect(await failure(client.send(getPromo, undefined))).toMatchObject({
      kind: 'http',
      message: 'Error 304: Not Modified',
    });
  });

  it('fails as `decode` for an empty answer where one is expected', async () => {
    const client = await answering(204, '');
    expect(await failure(client.send(getPromo, undefined))).toMatchObject({ kind: 'decode' });
  });

  it('is a network error in a redirect loop', async () => {
    const client = await answering(302, '', { Location: '/api/promo' });
    expect(await failure(client.send(getPromo, undefined))).toMatchObject({ kind: 'network' });
  });

  it('is a network error without an answer', async () => {
    const client = await backend((request) => request.socket.destroy());
    expect(await failure(client.send(getPromo, undefined))).toMatchObject({ kind: 'network', status: 0 });
  });

  it('is a network error after the timeout', async () => {
    const client = await backend(() => {}, 20);
    expect(await failure(client.send(getPromo, undefined))).toMatchObject({
      kind: 'network',
      message: 'Timeout',
    });
  });

  it('has a limit of its own for a read', async () => {
    const silent = { baseUrl: '', token: async () => null, fetch: untilAborted, timeoutMs: 60_000 };
    const client = createClient({ ...silent, readTimeoutMs: 20 });
    const error = await failure(client.send(getPromo, undefined));
    expect(error).toMatchObject({ kind: 'network', message: 'Timeout' });
    expect(isTimeout(error)).toBe(true);
  });

  it('waits longer for an order, whose repeat needs a decision', async () => {
    const silent = { baseUrl: '', token: async () => null, fetch: untilAborted, readTimeoutMs: 5 };
    const client = createClient({ ...silent, timeoutMs: 60 });
    const startedMs = performance.now();
    await failure(client.send(cancelOrder, orderId(7)));
    expect(performance.now() - startedMs).toBeGreaterThan(50);
  });

  it('is a network error when the answer is truncated', async () => {
    const client = await backend((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('[');
      setImmediate(() => response.destroy());
    });
    expect(await failure(client.send(getPromo, undefined))).toMatchObject({ kind: 'network' });
  });

  it('rethrows an abort unchanged', async () => {
    const leaving = new AbortController();
    const client = await backend(() => leaving.abort());
    const error = await failure(client.send(getPromo, undefined, { signal: leaving.signal }));
    expect(error.name).toBe('AbortError');
    expect(error).not.toBeInstanceOf(ApiError);
  });

  it('does not start when already aborted', async () => {
    let asked = false;
    const client = await backend(() => {
      asked = true;
    });
    const error = await failure(client.send(getPromo, undefined, { signal: AbortSignal.abort() }));
    expect(error.name).toBe('AbortError');
    expect(asked).toBe(false);
  });
});
