import { expect, type Page, test } from '@playwright/test';
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
        render: (_, { callback }) => { window.solved = callback; return 0; },
        execute: async () => { window.solved(); return 'a person'; },
      } };`,
    }),
  );
  if (isConfigured) await configure(page);
  return calls;
}

/**
 * A demo does not open with the settings of production: its pages get what production's have as soon as they are parsed. The policy with
 * Google's hosts is the server's, and tested there (`contentPolicy.test.ts`).
 */
const configure = (page: Page) =>
  page.addInitScript(() => {
    const watching = new MutationObserver(() => {
      const element = document.getElementById('app-config');
      if (!element?.textContent) return;
      watching.disconnect();
      const { firebase, ...config } = JSON.parse(element.textContent);
      element.textContent = JSON.stringify({
        ...config,
        appCheckSiteKey: 'site-key',
        firebase: { ...firebase, appId: '1:2:web:3' },
      });
    });
    watching.observe(document, { childList: true, subtree: true });
  });

test.use({ bypassCSP: true });

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
  await customer.provesPhone(page, phone);
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

test('staff sign in and renew the token', async ({ page }) => {
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
