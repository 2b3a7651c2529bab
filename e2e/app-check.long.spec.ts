import { expect, type Page, test } from '@playwright/test';
import { smsCode } from './support/api.ts';
import { lineOf } from './support/cart.ts';
import { customer } from './support/customer.ts';
import { staff } from './support/staff.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/**
 * App Check that is enforced: the emulator behind a stand-in that refuses calls without the token, as Firebase does. Google's script
 * and the exchange are stand-ins too; Google's own package asks them.
 */

const provider = /\/(identitytoolkit|securetoken)\.googleapis\.com\//;
const exchange = 'https://content-firebaseappcheck.googleapis.com';
const proof = 'proof-of-this-page';

/** The calls to the provider, each with its token. */
async function enforceAppCheck(page: Page, { isConfigured = true } = {}) {
  const calls: { readonly path: string; readonly token: string | undefined }[] = [];
  await page.route(provider, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.continue();
    const token = request.headers()['x-firebase-appcheck'];
    calls.push({ path: new URL(request.url()).pathname, token });
    if (token === proof) return route.continue();
    const error = { code: 401, message: 'Firebase App Check token is invalid.', status: 'UNAUTHENTICATED' };
    return route.fulfill({ status: 401, json: { error }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.route(`${exchange}/**`, (route) =>
    route.fulfill({
      json: { token: proof, ttl: '3600s' },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    }),
  );
  await page.route('https://www.google.com/recaptcha/enterprise.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = { enterprise: {
        ready: (then) => then(),
        render: (_, { callback }) => { setTimeout(callback); return 0; },
        execute: async () => 'a person',
      } };`,
    }),
  );
  if (isConfigured) await configure(page);
  return calls;
}

/** A demo does not open with the settings of production: its pages get what production's have. */
async function configure(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '"firebase":{',
      '"appCheckSiteKey":"site-key","firebase":{"appId":"1:2:web:3",',
    );
    const policy = (response.headers()['content-security-policy'] ?? '')
      .replace("script-src 'self'", "script-src 'self' https://www.google.com/recaptcha/")
      .replace("connect-src 'self'", `connect-src 'self' ${exchange}`);
    return route.fulfill({
      response,
      body: html,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
}

async function comesToSms(page: Page, phone: string) {
  const known = knownCustomer(phone);
  const cart = [await lineOf(page, '/category?categoria=1')];
  await remember(page, { ...known, local: { ...known.local, cart } });
  await page.goto('/cart');
  await customer.finishes(page);
  await expect(page).toHaveURL('/sms');
}

test('a customer signs in by phone, and a later visit renews the token', async ({ page }) => {
  const phone = '5559340001';
  const calls = await enforceAppCheck(page);
  await comesToSms(page, phone);
  await tap(page.getByRole('button', { name: 'Enviar código' }));
  await page.getByLabel('Código').fill(await smsCode(page.request, phone));
  await expect(page).toHaveURL('/cart');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('phoneSession') ?? '{}');
    localStorage.setItem('phoneSession', JSON.stringify({ ...session, expiresAtMs: 0 }));
  });
  const renewed = page.waitForResponse(/securetoken\.googleapis\.com/);
  await page.goto('/home');
  expect((await renewed).ok()).toBe(true);
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter(({ token }) => token !== proof)).toEqual([]);
});

test('staff sign in, ask for a password, and renew the token', async ({ page }) => {
  const calls = await enforceAppCheck(page);
  await staff.opens(page, '/orders');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('staffSession') ?? '{}');
    localStorage.setItem('staffSession', JSON.stringify({ ...session, expiresAtMs: 0 }));
  });
  const renewed = page.waitForResponse(/securetoken\.googleapis\.com/);
  await page.reload();
  expect((await renewed).ok()).toBe(true);
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.filter(({ token }) => token !== proof)).toEqual([]);
});

test('a refused page says what helps, and the store offers the order without a code', async ({ page }) => {
  await enforceAppCheck(page, { isConfigured: false });
  await comesToSms(page, '5559340002');
  await tap(page.getByRole('button', { name: 'Enviar código' }));
  await expect(page.getByText(/Google no reconoció esta página/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Que me llamen' })).toBeVisible();
  await page.goto('/login');
  await staff.signsIn(page);
  await expect(page.getByText(/Google no reconoció esta página/)).toBeVisible();
});
