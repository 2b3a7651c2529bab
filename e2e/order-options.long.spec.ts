import { expect, test } from '@playwright/test';
import { farAway, shopSays } from './screens/store/shared.ts';
import { customer } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** The zone on the screen (decision H6). What a customer adds: `to-the-door.spec.ts`. */

test.use({ viewport: { width: 390, height: 844 } });

const extensions = ['horario', 'posicion', 'zona', 'paga_con', 'nota_pedido', 'nombre'];

const around = [
  [19.4182, -99.1612],
  [19.4192, -99.1612],
  [19.4192, -99.16],
  [19.4182, -99.16],
];

test('a place outside of the zone: home, cart and map say so, and it cannot be saved', async ({ page }) => {
  await shopSays(page, { extensiones: extensions, zona: farAway });
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
  await shopSays(page, { extensiones: extensions, zona: around });
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
