import { expect, type Locator, type Page, test } from '@playwright/test';
import { ordersOf } from './support/api.ts';
import { board } from './support/board.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Choices with rules on the telephone: a size, which is required, and sauces, of which one is included. */

test.beforeEach(board.clears);

const lines = (page: Page): Locator => page.getByRole('list', { name: 'Productos del pedido' });
const take = (page: Page): Locator => page.getByRole('button', { name: /^Tomar pedido/ });

async function picks(page: Page, letters: string, price: string) {
  await page.getByRole('combobox', { name: 'Agregar producto' }).fill(letters);
  const option = page.getByRole('option').first();
  await expect(option).toContainText(price);
  await tap(option);
}

/** Opens what can be chosen of a line, and gives its dialog to `choose`. */
async function chooses(page: Page, product: string, choose: (dialog: Locator) => Promise<void>) {
  await tap(page.getByRole('button', { name: `Opciones y extras de ${product}` }));
  const dialog = page.getByRole('dialog', { name: product });
  await choose(dialog);
  await tap(dialog.getByRole('button', { name: 'Listo' }));
  await expect(dialog).toBeHidden();
}

test('an order by telephone has a size and two sauces, and staff change its size', {
  tag: '@desk',
}, async ({ page, request }) => {
  const phone = `55575${String(Date.now()).slice(-5)}`;
  await staff.opens(page, '/orders/nuevo');
  await page.getByLabel('Teléfono').fill(phone);
  await picks(page, '2 limonada', 'desde $45.00');
  // One tap adds it in its preselected size.
  await expect(lines(page)).toContainText('Chico');
  await expect(take(page)).toContainText('$90.00');
  await chooses(page, 'Limonada mineral', (dialog) => tap(dialog.getByRole('radio', { name: 'Grande' })));
  await picks(page, 'chorizo', '$105.00');
  await chooses(page, 'Chorizo con papa', async (dialog) => {
    await expect(dialog.getByRole('group', { name: 'Salsas' })).toHaveAccessibleDescription(/^Elige hasta 3/);
    for (const sauce of ['Verde', 'Chipotle', 'Habanero'])
      await tap(dialog.getByRole('checkbox', { name: sauce }));
    await expect(dialog.getByRole('checkbox', { name: 'Roja' })).toBeDisabled();
    await tap(dialog.getByRole('checkbox', { name: 'Habanero' }));
  });
  await expect(lines(page)).toContainText('Verde, Chipotle');
  // Two large lemonades, a crepa, and the second sauce.
  await expect(take(page)).toContainText('$240.00');

  await page.getByLabel('Dirección').fill('Orizaba 101, Roma Norte');
  await page.reload();
  await expect(lines(page)).toContainText('Grande');
  await expect(take(page)).toContainText('$240.00');
  await tap(take(page));
  await expect(page).toHaveURL('/orders');
  const [placed] = await ordersOf(request, phone);
  expect(placed?.total).toBe(240);
  const id = placed?.id_pedido ?? 0;
  const card = board.card(page, id);
  await expect(card).toContainText('Tamaño: 2 × Grande');
  await expect(card).toContainText('Salsas: Verde, Chipotle');

  await page.goto(`/orders/${id}/cambiar`);
  const save = page.getByRole('button', { name: /^Guardar cambio/ });
  await expect(save).toContainText('$240.00');
  await chooses(page, 'Limonada mineral', async (dialog) => {
    await expect(dialog.getByRole('radio', { name: 'Grande' })).toBeChecked();
    await tap(dialog.getByRole('radio', { name: 'Chico' }));
  });
  await expect(save).toContainText('$210.00');
  await tap(page.getByRole('button', { name: 'Nos lo pediste' }));
  await tap(save);
  await expect(page).toHaveURL('/orders');
  await expect(card).toContainText('Tamaño: 2 × Chico');
  await expect(card).toContainText('Salsas: Verde, Chipotle');
  expect(await ordersOf(request, phone)).toMatchObject([{ total: 210 }]);

  // A cook notices that a sauce is used up.
  const details = await board.opensOrder(page, id);
  await tap(details.getByRole('button', { name: 'Agotado hoy: Salsas: Verde' }));
  const back = details.getByRole('button', { name: 'Ya hay: Salsas: Verde' });
  await expect(back).toBeVisible();
  await tap(back);
  await expect(details.getByRole('button', { name: 'Agotado hoy: Salsas: Verde' })).toBeVisible();
});

test('the same again names an option that is gone', async ({ page, request }) => {
  const phone = `55576${String(Date.now()).slice(-5)}`;
  await staff.opens(page, '/orders/nuevo');
  await page.getByLabel('Teléfono').fill(phone);
  await picks(page, 'chorizo', '$105.00');
  await chooses(page, 'Chorizo con papa', (dialog) => tap(dialog.getByRole('checkbox', { name: 'Roja' })));
  await page.getByLabel('Dirección').fill('Orizaba 101, Roma Norte');
  await tap(take(page));
  await expect(page).toHaveURL('/orders');
  const [placed] = await ordersOf(request, phone);
  const details = await board.opensOrder(page, placed?.id_pedido ?? 0);
  await tap(details.getByRole('button', { name: 'Agotado hoy: Salsas: Roja' }));
  await expect(details.getByRole('button', { name: 'Ya hay: Salsas: Roja' })).toBeVisible();
  try {
    await page.goto('/orders/nuevo');
    await page.getByLabel('Teléfono').fill(phone);
    await tap(page.getByRole('button', { name: 'Lo mismo' }));
    await expect(page.getByText('Hoy no hay: Roja.')).toBeVisible();
    await expect(lines(page)).toContainText('Chorizo con papa');
    await expect(lines(page)).not.toContainText('Roja');
    await expect(take(page)).toContainText('$105.00');
  } finally {
    await page.goto('/orders');
    const again = await board.opensOrder(page, placed?.id_pedido ?? 0);
    await tap(again.getByRole('button', { name: 'Ya hay: Salsas: Roja' }));
    await expect(again.getByRole('button', { name: 'Agotado hoy: Salsas: Roja' })).toBeVisible();
  }
});
