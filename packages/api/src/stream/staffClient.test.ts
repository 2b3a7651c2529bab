import { describe, expect, it } from 'vitest';
import { createCategory, deleteCategory, renameCategory, reorderCategories } from '../menu/categoryCalls.ts';
import { createExtra, setProductExtras } from '../menu/extraCalls.ts';
import { deleteImage } from '../menu/imageCalls.ts';
import { createProduct, deleteProduct, updateProduct } from '../menu/productCalls.ts';
import { dayReportFile } from '../reports/reportCalls.ts';
import { answering, backend, failure } from '../testing/localBackend.ts';
import type { StaffClient } from './staffClient.ts';

const id = 1 as never;
const price = 100 as never;
const writes: readonly [string, (client: StaffClient) => Promise<void>][] = [
  ['create-category', (client) => client.run(createCategory, 'Dulces')],
  ['update-order', (client) => client.send(reorderCategories, [id])],
  ['delete category', (client) => client.send(deleteCategory, id)],
  ['create-extra', (client) => client.run(createExtra, { name: 'Nuez', description: 'Picada', price })],
  ['producto-ingredientes', (client) => client.send(setProductExtras, { product: id, extras: [id] })],
  ['create product', (client) => client.run(createProduct, { name: 'Cajeta', categoryId: id })],
  ['update product', (client) => client.run(updateProduct, { id, name: 'Cajeta' })],
  ['delete product', (client) => client.send(deleteProduct, id)],
  ['delete-cloudinary-image', (client) => client.send(deleteImage, { publicId: 'a', fullUrl: '/a.webp' })],
];

describe.each(writes)('a backend with only the calls of the spec, at %s', (_, write) => {
  it.each([
    [200, '{"message":"ok"}'],
    [200, ''],
    [201, '{}'],
    [201, 'Creado'],
    [204, ''],
  ])('may answer %i %j: the spec does not say', async (status, body) => {
    await expect(write(await answering(status, body))).resolves.toBeUndefined();
  });

  it('is refused with its own words', async () => {
    const client = await answering(409, '{"error":"Ya existe"}');
    expect(await failure(write(client))).toMatchObject({ kind: 'http', serverMessage: 'Ya existe' });
  });
});

describe('a new name of a category', () => {
  const rename = (client: StaffClient) => client.send(renameCategory, { id, name: 'Dulces' });

  it('is saved when the backend answers 204 (spec §7)', async () => {
    await expect(rename(await answering(204, ''))).resolves.toBeUndefined();
  });

  it.each([200, 201, 202, 304, 500])('is not saved when it answers %i', async (status) => {
    const body = status === 304 ? '' : '{"ok":true}';
    expect(await failure(rename(await answering(status, body)))).toMatchObject({ kind: 'http', status });
  });
});

describe('a file', () => {
  it('is downloaded unchanged, with the token', async () => {
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
  ])('that is %s fails with the same errors as a call', async (_, status, body, type, failed) => {
    const client = await answering(status, body, { 'Content-Type': type });
    expect(await failure(client.file('/reports/day', 'text/csv'))).toMatchObject(failed);
  });
});

describe('a stream', () => {
  const opened = (client: StaffClient, lastEventId: string | null = null) =>
    client.stream('/orders/events', lastEventId, new AbortController().signal);

  it('is opened with the token and the last event id', async () => {
    let asked: string[] = [];
    const client = await backend(({ url, headers }, response) => {
      asked = [`${url}`, `${headers.authorization}`, `${headers['last-event-id']}`];
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' }).end('id: 8\n\n');
    });
    const body = await opened(client, '7');
    expect(await new Response(body).text()).toBe('id: 8\n\n');
    expect(asked).toEqual(['/api/orders/events', 'Bearer a-token', '7']);
  });

  it('that is refused fails with the same errors as a call', async () => {
    const client = await answering(503, '{"error": "Vuelve pronto"}', { 'Retry-After': '7' });
    expect(await failure(opened(client))).toMatchObject({
      kind: 'http',
      status: 503,
      serverMessage: 'Vuelve pronto',
      retryAfter: 7,
    });
  });

  it('fails for a server that answers every path with a page', async () => {
    const client = await answering(200, '<!doctype html>', { 'Content-Type': 'text/html' });
    expect(await failure(opened(client))).toMatchObject({ kind: 'decode' });
  });

  it('that cannot be reached fails with the same errors as a call', async () => {
    const client = await backend((request) => request.socket.destroy());
    expect(await failure(opened(client))).toMatchObject({ kind: 'network' });
  });
});
