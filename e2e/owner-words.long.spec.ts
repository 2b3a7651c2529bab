import { expect } from '@playwright/test';
import { writeAsOwner } from './support/api.ts';
import { customer, test } from './support/customer.ts';
import { isAlive } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';

/** The owner's words reach every output, and the old ones none (decision T10). */

const before = {
  nombre: 'Crepatlán',
  lema: 'La tierra de las crepas',
  whatsapp: '525500000000',
  mensaje: 'Mensaje anterior',
};
const after = {
  nombre: 'Crepas Lupita',
  lema: 'Desde 1999',
  whatsapp: '526641234567',
  mensaje: 'El lunes descansamos.',
};

test.beforeEach(({ request }) => writeAsOwner(request, '/shop', before));
test.afterEach(({ request }) => writeAsOwner(request, '/shop', { ...before, mensaje: '' }));

/** Rendered pages, pages of the apps, and files. */
const outputs = [
  ...['/', '/home', '/cart', '/add/1', '/add/0', '/tienda', '/aviso-de-privacidad', '/nada', '/sms'],
  ...['/maintenance', '/login', '/orders', '/shop', '/orders/1/ticket'],
  ...['/manifest.webmanifest', '/sw.js', '/logo.svg', '/robots.txt', '/sitemap.xml'],
  ...['/api/shop', '/api/home'],
];

test('no output has the old words after a change', async ({ request }) => {
  await writeAsOwner(request, '/shop', after);
  for (const path of outputs) {
    const answer = await request.get(path, { headers: { Accept: 'text/html,*/*' } });
    // A product of the demo has the name of the demo's shop in its own.
    const body = (await answer.text()).replaceAll('Trío Crepatlán', '');
    for (const old of Object.values(before)) expect.soft(body, `${path}: «${old}»`).not.toContain(old);
    const scripts = body.match(/\/(?:admin-)?assets\/[\w.-]+\.js/g) ?? [];
    for (const script of new Set(scripts)) {
      expect.soft(await (await request.get(script)).text(), script).not.toContain(before.lema);
    }
  }
});

test('an open store has the new words at once, and its order goes to the new number', async ({
  page,
  context,
}) => {
  const stream = page.waitForResponse(/\/events$/);
  await returningCustomer(page, '5551000301');
  await isAlive(page);
  await expect(page).toHaveTitle(`Tu carrito · ${before.nombre}`);
  await stream;
  await writeAsOwner(page.request, '/shop', after);
  // By the event: without one the shop is asked again after a minute.
  await expect(page).toHaveTitle(`Tu carrito · ${after.nombre}`, { timeout: 30_000 });
  const opened = context.waitForEvent('page');
  await customer.finishes(page);
  const tab = await opened;
  await tab.waitForURL((url) => url.href.startsWith(`https://wa.me/${after.whatsapp}?`));
  await expect(page.getByRole('heading', { name: after.nombre })).toBeVisible();
  await expect(page.getByText(after.mensaje)).toBeVisible();
});
