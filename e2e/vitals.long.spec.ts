import { expect, type Page, test } from '@playwright/test';
import { readAsOwner } from './support/api.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** What real visits say of their speed, and what their owner reads of it. */

type Figures = { readonly medidas: readonly { readonly nombre: string; readonly visitas: number }[] };
type Beacon = { readonly url: string; readonly body: string };

const chunk = /\/measureVisit-[\w-]+\.js$/;

/** Every visit is measured, and its beacons are listed: a browser shows nobody the body of a real one. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
    const send = navigator.sendBeacon.bind(navigator);
    const beacons: Beacon[] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (url, body) => {
      beacons.push({ url: String(url), body: String(body) });
      return send(url, body);
    };
  });
});

/** The chunk that measures would have been asked for by then: it waits for a touch or a key, and for an idle moment. */
async function touchedAndIdle(page: Page) {
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((done) => requestIdleCallback(done));
  });
}

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return (window as unknown as { beacons: Beacon[] }).beacons;
  });

test('a visit on a phone says how fast the page was and nothing of its customer; the owner reads it', async ({
  page,
}) => {
  const visits = async () => {
    const { medidas } = await readAsOwner<Figures>(page.request, '/medidas');
    return medidas.find(({ nombre }) => nombre === 'lcp')?.visitas ?? 0;
  };
  const before = await visits();
  const loaded = page.waitForResponse(chunk);
  const response = await page.goto('/add/1?linea=5512345678#casa');
  // A page that the server rendered, with its policy.
  expect(response?.headers()['content-security-policy']).toContain("connect-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const more = page.getByRole('button', { name: 'Aumentar cantidad' }).first();
  await tap(more);
  await (await loaded).finished();
  await tap(more);
  // The chunk that has arrived still has to run.
  await touchedAndIdle(page);
  const told = page.waitForRequest('**/api/medidas');
  const [beacon, ...others] = await hide(page);
  expect(others).toEqual([]);
  const { medidas, ...rest } = JSON.parse(beacon?.body ?? '');
  expect(rest).toEqual({ pagina: '/add/:id', aparato: 'telefono', visita: 'primera', conexion: 'rapida' });
  expect(medidas).toEqual(Object.fromEntries(Object.keys(medidas).map((name) => [name, expect.any(Number)])));
  expect(Object.keys(medidas).sort()).toEqual(expect.arrayContaining(['cls', 'fcp', 'lcp', 'ttfb']));
  const headers = await (await told).allHeaders();
  expect(headers.cookie ?? headers.authorization).toBeUndefined();
  await expect.poll(visits).toBe(before + 1);

  const other = { pagina: '/home', aparato: 'telefono', medidas: { lcp: 3100 } };
  for (let sent = 0; sent < 80; sent += 1) await page.request.post('/api/medidas', { data: other });
  await staff.opens(page, '/orders/report');
  await expect(page.getByRole('heading', { name: 'Rendimiento' })).toBeVisible();
  await expect(page.getByText('Algo va lento para tus clientes.')).toBeVisible();
});

test('a shop that does not list it, and a server of spec §7 alone, get no beacon', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const status of [200, 404]) {
    await page.route('**/api/shop', async (route) => {
      if (status === 404) return route.fulfill({ status, json: { error: 'No existe.' } });
      const response = await route.fetch();
      const shop = await response.json();
      const extensiones = shop.extensiones.filter((name: string) => name !== 'medidas');
      return route.fulfill({ response, json: { ...shop, extensiones } });
    });
    const read = page.waitForResponse('**/api/shop');
    await page.goto('/home');
    await read;
    await touchedAndIdle(page);
    expect(await hide(page)).toEqual([]);
  }
  expect(requests.filter((url) => chunk.test(url) || url.endsWith('/medidas'))).toEqual([]);
  // The page may be reading the shop again.
  await page.unrouteAll({ behavior: 'wait' });
});
