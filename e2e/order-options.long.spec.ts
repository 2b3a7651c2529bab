import { expect, type Page } from '@playwright/test';
import { shopSays } from './screens/screenState.ts';
import { customer, test } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** The cash and the zone on the screen (decisions H5 and H6). What a customer adds: `to-the-door.spec.ts`. */

test.use({ viewport: { width: 390, height: 844 } });

const extensions = ['horario', 'posicion', 'zona', 'paga_con', 'nota_pedido', 'nombre'];

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The bodies of the orders, which the shop takes. */
async function ordersSent(page: Page) {
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/orders', (route) => {
    sent.push(route.request().postDataJSON());
    const taken = { id_pedido: 41, total: 89, estado: 0, fecha_pedido: '2026-11-20T19:00:00-06:00' };
    return route.fulfill({ status: 201, json: taken });
  });
  return sent;
}

test('cash below the new total is removed and asked for again', async ({ page }) => {
  await shopSays({ extensiones: extensions })(page);
  const sent = await ordersSent(page);
  await returningCustomer(page, '5559170002');
  const bill = page
    .getByRole('group', { name: '¿Con cuánto pagas?' })
    .getByRole('button', { name: /^\$/ })
    .first();
  await tap(bill);
  await expect(bill).toHaveAttribute('aria-pressed', 'true');
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }).first());
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }).first());
  await expect(page.getByText(/^Tu total subió a \$.* Elige otra vez con cuánto pagas\.$/)).toBeVisible();
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  await tap(chip(page, 'Exacto'));
  await expect(page.getByText(/^Tu total subió/)).toBeHidden();
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  expect(sent[0]?.paga_con).toBe(sent[0]?.total);
});

const around = [
  [19.4182, -99.1612],
  [19.4192, -99.1612],
  [19.4192, -99.16],
  [19.4182, -99.16],
];

/** Without the city of the maps stand-in. */
const farAway = [
  [20.1, -99.2],
  [20.2, -99.2],
  [20.2, -99.1],
  [20.1, -99.1],
];

test('a place outside of the zone: home, cart and map say so, and it cannot be saved', async ({ page }) => {
  await shopSays({ extensiones: extensions, zona: farAway })(page);
  await returningCustomer(page, '5559170004');
  const said = page.getByText('Aún no llegamos hasta ahí. Elige otra dirección.', { exact: true });
  await expect(said).toBeVisible();
  await customer.finishes(page);
  await expect(page.getByRole('alert')).toContainText('Aún no llegamos hasta ahí.');
  await page.goto('/home');
  await expect(said).toBeVisible();
  await page.goto('/address');
  await expect(page.getByText(/^Aún no llegamos hasta ahí\. Mueve/)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Guardar ubicación' }));
  await expect(page.getByRole('alert')).toContainText('Aún no llegamos hasta ahí.');
  await expect(page).toHaveURL('/address');
});

test('the map shows the zone, and a marker outside of it is reported at once', async ({ page }) => {
  await shopSays({ extensiones: extensions, zona: around })(page);
  await returningCustomer(page, '5559170005');
  await page.goto('/address');
  await expect(page.locator('[data-gmaps-polygon] path')).toHaveAttribute('d', /^M/);
  const outside = page.getByText(/^Aún no llegamos hasta ahí/);
  await expect(outside).toHaveCount(0);
  const marker = page.locator('[data-gmaps-marker]');
  await marker.focus();
  for (let step = 0; step < 60 && (await outside.count()) === 0; step += 1) await marker.press('ArrowUp');
  await expect(outside).toBeVisible();
});
