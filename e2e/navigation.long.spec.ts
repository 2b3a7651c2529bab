import { expect, type Page, test } from '@playwright/test';
import { customer } from './support/customer.ts';
import { holdTheApp, isAlive } from './support/ownPage.ts';
import { cartLine, knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** Native navigation behaviour: title, focus and scroll position of every screen, and the back button. */

const known = knownCustomer('5557100001');
const withCart = { ...known, local: { ...known.local, cart: [cartLine] } };
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const panel = (page: Page) => page.getByRole('tabpanel');

const titles = [
  ['/home', 'Crepatlán · La tierra de las crepas'],
  ['/cart', 'Tu carrito · Crepatlán'],
  ['/address', 'Dirección de envío · Crepatlán'],
  ['/userdata', 'Datos de entrega · Crepatlán'],
  ['/sms', 'Verifica tu teléfono · Crepatlán'],
  ['/location-permission', 'Ubicación · Crepatlán'],
  ['/order-details/7', 'Pedido #7 · Crepatlán'],
  ['/add/999999', 'Producto no encontrado · Crepatlán'],
  ['/nada', 'Página no encontrada · Crepatlán'],
] as const;

test('every screen has a title of its own, one main heading, and its language', async ({ page }) => {
  await remember(page, known);
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  }
});

test('a screen starts at its top with the focus on its heading, and home restores its scroll position', async ({
  page,
}) => {
  await remember(page, withCart);
  await page.goto('/home');
  const second = page.getByRole('tab').nth(1);
  // The bar slides over the lower tabs: a tap before it has come is another journey.
  await page.getByRole('link', { name: /Ver carrito/ }).click({ trial: true });
  await tap(second);
  // A tap before hydration opens it afterwards.
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const category = await second.innerText();
  const last = panel(page)
    .getByRole('link', { name: /^Agregar/ })
    .last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await tap(last);
  await expect(page).toHaveURL(/\/add\/\d+$/);
  await expect(page.getByRole('button', { name: /^Agregar al carrito/ })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  const product = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => focusedText(page)).toContain(product);
  await expect(page).toHaveTitle(`${product} · Crepatlán`);

  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(category);
  await expect.poll(() => scrolled(page)).toBe(place);

  await tap(last);
  await customer.addsToCart(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(category);
  await expect.poll(() => scrolled(page)).toBe(place);

  await customer.opensCart(page);
  expect(await scrolled(page)).toBe(0);
  await expect.poll(() => focusedText(page)).toBe('Tu carrito');
});

test('the back button skips an added product, and home is not in the history twice', async ({ page }) => {
  await remember(page, known);
  await page.goto('/nada');
  await tap(page.getByRole('link', { name: 'Ver el menú' }));
  await customer.opensProduct(page);
  await customer.addsToCart(page);
  await customer.opensProduct(page);
  await customer.addsToCart(page);
  await page.goBack();
  await expect(page).toHaveURL('/nada');
});

const slowScreens = [
  { screen: 'AddScreen', from: '/home', to: /\/add\/\d+$/, by: 'link', name: /^Agregar/ },
  { screen: 'SmsScreen', from: '/cart', to: /\/sms$/, by: 'button', name: 'Finalizar' },
] as const;

for (const { screen, from, to, by, name } of slowScreens) {
  test(`two taps on a ${by} to a loading screen are one history entry`, async ({ page }) => {
    await remember(page, withCart);
    const letGo = await holdTheApp(page, `**/assets/${screen}-*.js`);
    await page.goto('/nada');
    await page.goto(from);
    await isAlive(page);
    const way = page.locator('main').getByRole(by, { name }).first();
    await tap(way);
    await expect(page).toHaveURL(to);
    await tap(way);
    letGo();
    await expect(way).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(way).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/nada');
  });
}

test('the splash is not in the history', async ({ page }) => {
  await page.goto('/nada');
  await page.goto('/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/nada');
});

test('a customer who comes from another screen sees no splash', async ({ page }) => {
  await remember(page, { ...known, session: {} });
  await page.goto('/userdata');
  await tap(page.getByRole('button', { name: 'Guardar' }));
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => sessionStorage.getItem('session') ?? '')).not.toContain(
    '"splashSeen":true',
  );
});

test('the location dialog takes the focus, and a dismissed one does not return with the back button', async ({
  page,
}) => {
  await page.goto('/home');
  const question = page.getByRole('dialog', { name: '¿A dónde llevamos tus crepas?' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('Usamos tu ubicación únicamente para enviarte tu pedido.');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await customer.opensProduct(page);
  await page.goBack();
  await expect(panel(page)).toBeVisible();
  await expect(question).toBeHidden();
});

test.describe('beside the menu', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Tu carrito' });
  const toggle = (page: Page) => page.getByRole('button', { name: /^Carrito/ });
  const codeScreen = (page: Page) => page.getByRole('heading', { name: 'Verifica tu teléfono' });
  const drawerStepIsLeft = (page: Page) =>
    expect.poll(() => page.evaluate(() => Object(history.state).cartDrawer)).toBeUndefined();

  test('the back button closes the cart, and home stays', async ({ page }) => {
    await remember(page, withCart);
    await page.goto('/nada');
    await tap(page.getByRole('link', { name: 'Ver el menú' }));
    await tap(toggle(page));
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/home');
    await page.goBack();
    await expect(page).toHaveURL('/nada');
  });

  test('a cart closed by its button leaves no history entry', async ({ page }) => {
    await remember(page, withCart);
    await page.goto('/nada');
    await tap(page.getByRole('link', { name: 'Ver el menú' }));
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => tap(drawer(page).getByRole('button', { name: 'Cerrar' })),
    ]) {
      await tap(toggle(page));
      await expect(drawer(page)).toBeVisible();
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await drawerStepIsLeft(page);
    }
    await page.goBack();
    await expect(page).toHaveURL('/nada');
  });

  test('the back button before the next screen has come leaves the cart open, and usable', async ({
    page,
  }) => {
    await remember(page, withCart);
    const letGo = await holdTheApp(page, '**/assets/SmsScreen-*.js');
    await page.goto('/home');
    await tap(toggle(page));
    const finish = drawer(page).getByRole('button', { name: 'Finalizar' });
    await tap(finish);
    await expect(page).toHaveURL('/sms');
    await page.goBack();
    await expect(page).toHaveURL('/home');
    letGo();
    await expect(finish).toBeEnabled();
    await tap(finish);
    await expect(codeScreen(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  });
});

test('a link opened with a modifier key opens another tab', async ({ page, context }) => {
  await remember(page, withCart);
  await page.goto('/home');
  await isAlive(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Ver carrito/ }).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await other.waitForURL('**/cart', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/home');
});
