import { expect, type Page } from '@playwright/test';
import { positionNeverComes } from './phones/location.ts';
import { closesCaptcha, countCodes, solvesCaptcha } from './phones/signIn.ts';
import { databaseHangs } from './phones/storage.ts';
import { smsCode } from './support/api.ts';
import { customer, test } from './support/customer.ts';
import { placeOrder } from './support/placedOrder.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** Parts of the browser and of the sign-in's SDK that never answer (issue 44): each has a limit, and then a way on. */

const sendPath = '**/accounts:sendVerificationCode*';

async function comesToSms(page: Page, phone: string) {
  await remember(page, knownCustomer(phone));
  await page.goto('/sms');
}

test('a captcha that the customer closes ends in a sentence, and the next tap sends the code', async ({
  page,
}) => {
  const phone = '5559440001';
  const codes = countCodes(page);
  await closesCaptcha(page);
  await comesToSms(page, phone);
  await tap(page.getByRole('button', { name: 'Enviar código' }));
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  await expect(page.getByText(/no pudimos comprobar que eres una persona/)).toBeVisible({ timeout: 40_000 });
  expect(codes.sent).toBe(0);
  await solvesCaptcha(page);
  await customer.provesPhone(page, phone);
  expect(codes.sent).toBe(1);
});

test('with a database that never answers the code is sent and verified', async ({ page }) => {
  const phone = '5559440002';
  await databaseHangs(page);
  await comesToSms(page, phone);
  await customer.provesPhone(page, phone);
});

test('a slow SMS is sent once: who leaves and returns reads that it is under way, and its code is right', async ({
  page,
}) => {
  const phone = '5559440003';
  const codes = countCodes(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(sendPath, async (route) => {
    await answered;
    await route.continue();
  });
  await page.clock.install();
  await comesToSms(page, phone);
  await tap(page.getByRole('button', { name: 'Enviar código' }));
  await expect.poll(() => codes.sent).toBe(1);
  await tap(page.getByRole('link', { name: 'Volver al carrito' }));
  await expect(page).toHaveURL('/cart');
  // Until the cart is loaded the screen of the code stays, and nobody has left it.
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/sms');
  await page.clock.fastForward(25_000);
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeDisabled();
  await expect(page.getByText('Tu código ya está en camino. Puede tardar un minuto.')).toBeVisible();
  answer();
  await expect(page.getByText('Código enviado por SMS.')).toBeVisible();
  await page.locator('[name=code]').fill(await smsCode(page.request, phone));
  await tap(page.getByRole('button', { name: /Verificar/ }));
  await expect(page).toHaveURL('/cart');
  expect(codes.sent).toBe(1);
});

test('a position that never comes frees the button, and says how to go on', async ({ page }) => {
  await positionNeverComes(page);
  await page.goto('/location-permission');
  const allow = page.getByRole('button', { name: 'Permitir ubicación' });
  await tap(allow);
  await expect(allow).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(/No pudimos obtener tu ubicación/)).toBeVisible({ timeout: 20_000 });
  await expect(allow).not.toHaveAttribute('aria-busy', 'true');
});

/** A phone with an order, whose stored token the server refuses: its clock is behind. */
async function withRefusedToken(page: Page, phone: string, isRefused: (token: string) => boolean) {
  await placeOrder(page.request, phone);
  await returningCustomer(page, phone);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toBeVisible();
  await page.route(/\/api\/orders\/user\/\d+$/, (route) => {
    const token = route.request().headers().authorization ?? '';
    return isRefused(token)
      ? route.fulfill({ status: 401, json: { error: 'Token inválido' } })
      : route.continue();
  });
}

test('a token that the server refuses is renewed once, and home shows the order', async ({ page }) => {
  let first: string | undefined;
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().includes('securetoken')) renewals += 1;
  });
  await withRefusedToken(page, '5559440004', (token) => {
    first ??= token;
    return token === first;
  });
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toBeVisible();
  expect(renewals).toBe(1);
});

test('where the renewed one is refused too, home says what to do instead of waiting', async ({ page }) => {
  await withRefusedToken(page, '5559440005', () => true);
  await page.goto('/home');
  await expect(page.getByText('No pudimos cargar tu pedido. Verifica otra vez tu teléfono.')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Verificar mi teléfono' }));
  await expect(page).toHaveURL('/sms');
});
