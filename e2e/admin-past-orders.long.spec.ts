import { expect, type Page, test } from '@playwright/test';
import { delivered, moveOrder } from './support/api.ts';
import { interceptNext } from './support/intercept.ts';
import { placeOrder } from './support/placedOrder.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** `/orders`, the tabs Completados and Cancelados (spec §2, decision S10). */

const card = (page: Page, id: number) => page.getByRole('listitem').filter({ hasText: `#${id}` });
const finds = async (page: Page, words: string) => {
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(words);
  await tap(page.getByRole('button', { name: 'Buscar' }));
};

test('a past order is found by number and phone, and shows how it ended', async ({ page }) => {
  const phone = '5581000001';
  const first = await placeOrder(page.request, phone);
  const second = await placeOrder(page.request, phone);
  const refused = await placeOrder(page.request, phone);
  await moveOrder(page.request, first, delivered);
  await moveOrder(page.request, second, delivered);
  await moveOrder(page.request, refused, [{ etapa: 'rechazado', motivo: 'Se nos acabó el gas' }]);

  await staff.opens(page, '/orders?tab=completados', 'cocina@crepas.test');
  await finds(page, `#${first}`);
  await expect(card(page, first)).toContainText(phone);
  await finds(page, phone.slice(-8));
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue(phone.slice(-8));
  await expect(page.getByRole('listitem')).toHaveCount(2);

  await tap(page.getByRole('button', { name: `Ver detalles del pedido #${first}` }));
  const details = page.getByRole('dialog', { name: `Pedido #${first}` });
  await expect(details.getByRole('list', { name: `Productos del pedido #${first}` })).toContainText('2 ×');
  await expect(details.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', `tel:+52${phone}`);
  await expect(details.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/525581000001/,
  );
  await expect(details.getByRole('link', { name: 'Ver mapa' })).toHaveAttribute('href', /Colima%205/);
  await page.keyboard.press('Escape');

  await page.getByLabel('Día').fill('2020-02-29');
  await expect(page.getByText('Ningún pedido coincide')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Ver todos' }));
  await expect(card(page, second)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('');

  await tap(page.getByRole('tab', { name: 'Cancelados' }));
  await expect(card(page, refused)).toContainText('Rechazado · Se nos acabó el gas');
  await expect(card(page, first)).toHaveCount(0);
});

test('past orders are paginated', async ({ page }) => {
  const phone = '5581000002';
  const ids = [await placeOrder(page.request, phone), await placeOrder(page.request, phone)];
  for (const id of ids) await moveOrder(page.request, id, delivered);
  await page.route('**/api/orders?*', (route) => route.continue({ url: `${route.request().url()}&limit=1` }));
  await staff.opens(page, `/orders?tab=completados&buscar=${phone}`);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  const more = page.getByRole('button', { name: 'Ver más pedidos' });
  await interceptNext(page, '**/api/orders?*cursor*', (route) => route.abort(), 3);
  await tap(more);
  await expect(page.getByText('No pudimos cargar más pedidos')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await tap(more);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(more).toHaveCount(0);
});

test('on a backend with only the calls of the spec, the tabs do not change the list', async ({ page }) => {
  const id = await placeOrder(page.request, '5581000003');
  await page.route('**/api/orders?*', (route) =>
    route.fulfill({ status: 404, json: { error: 'No existe' } }),
  );
  await staff.opens(page, '/orders?tab=completados');
  await expect(page.getByText(`#${id}`)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await moveOrder(page.request, id, [{ etapa: 'cancelado', motivo: 'Era una prueba' }]);
});
