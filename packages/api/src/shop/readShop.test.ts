import { expect, it } from 'vitest';
import { failure } from '../testing/localBackend.ts';
import { readShop } from './readShop.ts';
import { defaultWords } from './shopWords.ts';

const wire = { nombre: 'Crepatlán', lema: '', minutos_entrega: 45, whatsapp: '', abierto: true, mensaje: '' };
const noon = Date.UTC(2026, 10, 16, 18);

/** A backend with the right clock, and a client whose clock is this far behind. */
const read = (response: Response, behindMs = 0) => {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const reading = readShop({
    baseUrl: '/api',
    nowMs: () => noon - behindMs,
    words: { ...defaultWords, name: 'Crepas Lupita' },
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

const plain = {
  shop: { name: 'Crepas Lupita', isOpen: true, payments: ['cash'], features: [] },
  isPlain: true,
};

it('a static host that answers everything with its page has the plain shop', async () => {
  const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  expect(await read(page).reading).toMatchObject(plain);
});

it.each([404, 405])('a backend that answers the call with %i has the plain shop', async (status) => {
  expect(await read(Response.json({ error: 'No existe.' }, { status })).reading).toMatchObject(plain);
});

it('a backend that refuses the call, or gives another answer, fails as every call does', async () => {
  const refused = await failure(read(Response.json({ error: 'Espera.' }, { status: 503 })).reading);
  expect([refused.kind, refused.status]).toEqual(['http', 503]);
  const wrong = await failure(read(Response.json({ ...wire, abierto: 'sí' })).reading);
  expect([wrong.kind, wrong.message]).toEqual(['decode', '/shop: abierto']);
});
