import { expect, type Page, test } from '@playwright/test';
import { smsCode } from './support/api.ts';
import { intercept } from './support/intercept.ts';
import { hasSaid, recordsTexts } from './support/recordedTexts.ts';
import { cartLine, detailsOf, knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/**
 * The verification of a phone on the screen (spec §4, §5, §8 and §9; decisions P1–P5). Its limits are in `sms.test.ts`,
 * the words of the provider's failures in `authError.test.ts`, the forms of a pasted code in `smsCode.test.ts`.
 */

const sendCalls = '**/accounts:sendVerificationCode*';
const tokenCalls = /\/v1\/token\?/;
const codeField = (page: Page) => page.locator('[name=code]');
const send = (page: Page) => page.getByRole('button', { name: /^(Enviar|Reenviar) código/ });
const verify = (page: Page) => page.getByRole('button', { name: 'Verificar código' });
/** `--text-success` and `--text-failure` of the light theme. */
const green = 'rgb(31, 122, 77)';
const red = 'rgb(179, 38, 30)';
const verified = 'Número verificado correctamente.';
const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

/** The provider's response instead of an SMS: nothing leaves this machine. */
const providerRefuses = (page: Page, message: string) =>
  page.route(sendCalls, (route) => route.fulfill({ status: 400, json: { error: { code: 400, message } } }));

async function opensSms(page: Page, phone: string) {
  const known = knownCustomer(phone);
  await remember(page, { ...known, local: { ...known.local, cart: [cartLine] } });
  await recordsTexts(page);
  await page.clock.install();
  await page.goto('/sms');
  await expect(page.locator('[name=phone]')).toHaveValue(phone);
}

async function sends(page: Page) {
  await tap(send(page));
  await expect(page.getByText('Código enviado por SMS.')).toBeVisible();
}

async function tries(page: Page, code: string) {
  await codeField(page).fill(code);
  await tap(verify(page));
}

/** The message, which lasts 0.7 s, is shown, and the cart follows. */
async function isVerified(page: Page) {
  await hasSaid(page, verified);
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL('/cart');
}

test('a wrong code is reported and counted, and the right one is accepted', async ({ page }) => {
  const phone = '5559000001';
  await opensSms(page, phone);
  await expect(
    page.getByText('Necesitamos verificar tu número para poder gestionar tu pedido.'),
  ).toBeVisible();
  await sends(page);
  const status = page.getByRole('status').filter({ hasText: /código|verificado/i });
  await expect(status).toHaveText('Código enviado por SMS.');
  await expect(status).toHaveCSS('color', green);
  await expect(page.getByText(/^Espera (1:00|0:5\d) antes de reenviar el código\.$/)).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('placeholder', '6 dígitos');
  await expect(verify(page)).toBeDisabled();
  const right = await smsCode(page.request, phone);
  await tries(page, right === '000000' ? '111111' : '000000');
  await expect(status).toHaveText('Código incorrecto. Revisa e intenta de nuevo.');
  await expect(status).toHaveCSS('color', red);
  expect(await stored(page, 'smsVerifyAttempts')).toBe('1');

  await tries(page, right);
  await hasSaid(page, verified, green);
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL('/cart');
  expect(JSON.parse((await stored(page, 'addressDetails')) ?? '')).toMatchObject({
    phoneNumber: phone,
    phoneVerification: true,
  });
  for (const key of ['smsCooldown', 'smsAttempts', 'smsVerifyAttempts', 'smsLastTry']) {
    expect(await stored(page, key), key).toBeNull();
  }
});

test('after the code the history holds the cart once', { tag: '@long' }, async ({ page }) => {
  const phone = '5559000003';
  await opensSms(page, phone);
  await page.goto('/home');
  await tap(page.getByRole('link', { name: /Ver carrito/ }));
  await tap(page.getByRole('button', { name: 'Finalizar' }));
  await sends(page);
  await tries(page, await smsCode(page.request, phone));
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('a number that this device verified needs no other SMS', async ({ page }) => {
  const phone = '5559000002';
  await opensSms(page, phone);
  await sends(page);
  await tries(page, await smsCode(page.request, phone));
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL('/cart');

  // Saving the form again removes the verification from the storage (decision P2).
  await page.goto('/userdata');
  await tap(page.getByRole('button', { name: 'Guardar' }));
  await expect(page).toHaveURL('/home');
  expect(JSON.parse((await stored(page, 'addressDetails')) ?? '').phoneVerification).toBe(false);
  await page.route(sendCalls, (route) => route.abort());
  await page.goto('/sms');
  await hasSaid(page, verified);
});

test('too many requests lock the screen for fifteen minutes, also after a reload', async ({ page }) => {
  await opensSms(page, '5559000006');
  await providerRefuses(page, 'TOO_MANY_ATTEMPTS_TRY_LATER : later');
  const locked = page.getByText('Demasiados intentos. Espera 15 minutos antes de reintentar.');
  await tap(send(page));
  await expect(locked).toBeVisible();
  await expect(send(page)).toBeDisabled();
  expect(await stored(page, 'smsCooldown')).toBe('900');
  expect(await stored(page, 'smsAttempts')).toBe('5');

  await page.reload();
  await expect(locked).toBeVisible();
  await page.clock.fastForward('14:00');
  await expect(send(page)).toBeDisabled();
  await page.clock.fastForward('01:05');
  await expect(locked).toBeHidden();
  await expect(send(page)).toBeEnabled();
});

test('after five wrong codes another code waits until the quarter of an hour is over', async ({ page }) => {
  const known = knownCustomer('5559000021');
  const counters = { smsCooldown: 60, smsAttempts: 1, smsVerifyAttempts: 5, smsLastTry: Date.now() };
  await remember(page, { ...known, local: { ...known.local, ...counters } });
  await page.clock.install();
  await page.goto('/sms');
  await page.clock.fastForward('02:00');
  await expect(page.getByText(/^Espera 1[23]:\d\d antes de reenviar el código\.$/)).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await page.clock.fastForward('13:30');
  await expect(send(page)).toBeEnabled();
});

test('a sent code can be entered after the phone discarded the page, and only once', async ({ page }) => {
  const phone = '5559000012';
  await opensSms(page, phone);
  await sends(page);
  await page.reload();
  await expect(page.getByText('Lo enviamos al 55 5900 0012.')).toBeVisible();
  await tries(page, await smsCode(page.request, phone));
  await isVerified(page);
  expect(await page.evaluate(() => sessionStorage.getItem('smsSentCode'))).toBeNull();
});

test('a phone that was typed is there after a reload, as long as the stored details are the same', {
  tag: '@long',
}, async ({ page }) => {
  await opensSms(page, '5559000041');
  const field = page.locator('[name=phone]');
  await field.fill('55 5900 0042');
  await page.reload();
  await expect(field).toHaveValue('55 5900 0042');
  await page.evaluate((details) => localStorage.setItem('addressDetails', JSON.stringify(details)), {
    ...detailsOf('5559000043'),
  });
  await page.reload();
  await expect(field).toHaveValue('5559000043');
});

test('a code that could not be checked without network is checked when it is back', {
  tag: '@long',
}, async ({ page, context }) => {
  const phone = '5559000044';
  await opensSms(page, phone);
  await sends(page);
  const code = await smsCode(page.request, phone);
  await context.setOffline(true);
  await tries(page, code);
  await expect(page.getByText(/no hay conexión/)).toBeVisible();
  await context.setOffline(false);
  await isVerified(page);
});

test('a phone that this device verified before is proven when the network is back', {
  tag: '@long',
}, async ({ page, context }) => {
  const phone = '5559000045';
  await opensSms(page, phone);
  await sends(page);
  await tries(page, await smsCode(page.request, phone));
  await isVerified(page);
  await page.evaluate((details) => localStorage.setItem('addressDetails', JSON.stringify(details)), {
    ...detailsOf(phone),
  });
  // The page itself is there; the provider is not.
  const answersAgain = await intercept(page, tokenCalls, (route) => route.abort());
  await page.goto('/sms');
  await expect(send(page)).toBeEnabled();
  answersAgain();
  await context.setOffline(true);
  await context.setOffline(false);
  await hasSaid(page, verified);
});

test('a text that is no phone is refused beside its field, and another app’s form of a phone is read', {
  tag: '@long',
}, async ({ page }) => {
  const phone = '5559000017';
  await opensSms(page, phone);
  const asked: unknown[] = [];
  await page.route(sendCalls, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { sessionInfo: 'session' } });
  });
  const field = page.locator('[name=phone]');
  for (const typed of ['55 1234', 'no tengo', '+1 202 555 0123', '1234567890']) {
    await field.fill(typed);
    await tap(send(page));
    await expect(field).toHaveAccessibleDescription('El número no es válido. Escribe los 10 dígitos.');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
  }
  expect(asked).toEqual([]);
  await field.fill('\u202a+52\u00a01\u00a055\u20115900\u20110017\u202c');
  await tap(send(page));
  await expect(page.getByText('Código enviado por SMS.')).toBeVisible();
  expect(asked).toMatchObject([{ phoneNumber: `+52${phone}` }]);
});

test('the prefix +52 is fixed before the phone, and a code in transit is announced', {
  tag: '@long',
}, async ({ page }) => {
  const phone = '5559000016';
  await opensSms(page, phone);
  const field = page.locator('[name=phone]');
  await expect(field).toHaveAttribute('placeholder', 'Número a 10 dígitos');
  await field.fill('   ');
  await expect(send(page)).toBeDisabled();
  await field.fill(phone);
  const box = page.locator('div', { has: page.locator('> [name=phone]') });
  await expect(box).toHaveText('+52');
  await expect(box.getByText('+52', { exact: true })).toBeVisible();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(sendCalls, async (route) => {
    await answered;
    return route.fulfill({ json: { sessionInfo: 'session' } });
  });
  const asked = page.waitForRequest(sendCalls);
  await tap(send(page));
  expect((await asked).postDataJSON()).toMatchObject({ phoneNumber: `+52${phone}` });
  const sending = page.getByRole('button', { name: 'Enviando…' });
  await expect(sending).toBeDisabled();
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  await expect(codeField(page)).toHaveCount(0);
  answer();
  await expect(page.getByText('Código enviado por SMS.')).toBeVisible();
  await expect(sending).toHaveCount(0);
});
