import { expect, it } from 'vitest';
import { failure } from '../testing/localBackend.ts';
import { readShop } from './readShop.ts';

const wire = { nombre: 'Crepatlán', lema: '', minutos_entrega: 45, whatsapp: '', abierto: true, mensaje: '' };
const noon = Date.UTC(2026, 10, 16, 18);

/** A backend with the right clock, and a client whose clock is this far behind. */
const read = (response: Response, behindMs = 0) => {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const reading = readShop({
    baseUrl: '/api',
    nowMs: () => noon - behindMs,
    fetch: async (url, init) => {
      asked.push({ url: String(url), init });
      return response;
    },
  });
  return { asked, reading };
};
const headers = { Date: new Date(noon).toUTCString() };

it('reads the shop, and how far the server’s clock is ahead', async () => {
  const { asked, reading } = read(Response.json(wire, { headers }), 600_000);
  expect(await reading).toMatchObject({ shop: { name: 'Crepatlán', features: [] }, clockOffsetMs: 600_500 });
  expect(asked).toMatchObject([{ url: '/api/shop', init: { cache: 'no-cache' } }]);
});

it('a static host that answers everything with its page has no such call', async () => {
  const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  const missing = await failure(read(page).reading);
  expect([missing.kind, missing.status]).toEqual(['http', 404]);
});

it('a backend without the call, or with another answer, fails as every call does', async () => {
  const missing = await failure(read(Response.json({ error: 'No existe.' }, { status: 404 })).reading);
  expect([missing.kind, missing.status]).toEqual(['http', 404]);
  const wrong = await failure(read(Response.json({ ...wire, abierto: 'sí' })).reading);
  expect([wrong.kind, wrong.message]).toEqual(['decode', '/shop: abierto']);
});
