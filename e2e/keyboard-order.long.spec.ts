import { expect, type Locator, type Page } from '@playwright/test';
import { ordersOf, smsCode } from './support/api.ts';
import { test } from './support/customer.ts';
import { hasSaid, recordsTexts } from './support/recordedTexts.ts';

/** A whole order by keyboard, by the roles and names of a screen reader; changes are announced. */

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** Presses the key until the element has the focus. */
async function pressUntilFocused(page: Page, key: string, target: Locator) {
  await expect(target).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

const tabTo = (page: Page, target: Locator) => pressUntilFocused(page, 'Tab', target);

const says = (page: Page, text: string | RegExp) =>
  expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first(),
  ).toBeAttached();

test('a combo is ordered by keyboard alone', async ({ page, context }) => {
  const phone = '5557200001';
  await recordsTexts(page);
  await page.goto('/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  const question = page.getByRole('dialog', { name: '¿A dónde llevamos tus crepas?' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  await tabTo(page, page.getByRole('tab', { selected: true }));
  const combos = page.getByRole('tab', { name: 'Combos' });
  await pressUntilFocused(page, 'ArrowRight', combos);
  await expect(combos).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('tabpanel', { name: 'Combos' }).getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/add\/\d+$/);

  const add = page.getByRole('button', { name: /^Agregar al carrito/ });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await hasSaid(page, 'Agrega 3 crepas');
  const crepas = page.getByRole('group', { name: /crepas/i }).getByRole('button');
  await page.getByRole('heading', { level: 1 }).focus();
  for (const index of [0, 1, 2]) {
    await tabTo(page, crepas.nth(index));
    await page.keyboard.press('Space');
    await expect(crepas.nth(index)).toHaveAttribute('aria-pressed', 'true');
    await hasSaid(page, `${index + 1} de 3`);
  }
  await tabTo(page, crepas.nth(3));
  await page.keyboard.press('Space');
  await hasSaid(page, / en lugar de /);
  await tabTo(page, page.getByRole('button', { name: 'Aumentar cantidad' }));
  await page.keyboard.press('Enter');
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await hasSaid(page, 'Producto Agregado');
  await expect(page).toHaveURL('/home');

  await tabTo(page, page.getByRole('link', { name: /Ver carrito/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await tabTo(page, page.getByRole('button', { name: 'Finalizar' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Ingresar manualmente' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/address');

  await tabTo(page, page.getByRole('combobox'));
  await page.keyboard.type('colima 12');
  // Of the whole text: the answer to a part of it would be replaced between the two keys.
  await expect(page.getByRole('option', { name: /^Colima 12/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await says(page, /^Colima 12/);
  await tabTo(page, page.getByRole('button', { name: 'Guardar ubicación' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/userdata');

  for (const [label, text] of [
    ['Número de casa', '7'],
    ['Referencia', 'Portón'],
    ['Teléfono', phone],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');

  await tabTo(page, page.getByRole('button', { name: /^Carrito/ }));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Tu carrito' });
  await expect(drawer).toBeFocused();
  await tabTo(page, drawer.getByRole('button', { name: 'Finalizar' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sms');
  await tabTo(page, page.getByLabel('Teléfono'));
  await page.keyboard.press('Enter');
  await says(page, 'Código enviado por SMS.');
  await expect(page.getByLabel('Código')).toBeFocused();
  await page.keyboard.type(await smsCode(page.request, phone));
  await page.keyboard.press('Enter');
  await hasSaid(page, 'Número verificado correctamente.');
  await expect(page).toHaveURL('/cart');
  await tabTo(page, page.getByRole('button', { name: 'Finalizar' }));
  const message = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await message;
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
});

test('reduced motion disables animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.className),
  );
  expect(moving).toEqual([]);
});
