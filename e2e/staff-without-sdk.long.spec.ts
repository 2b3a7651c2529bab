import { expect, type Page, test } from '@playwright/test';
import { staff } from './support/staff.ts';
import { staffScreens } from './support/staffScreens.ts';
import { tap } from './support/tap.ts';

/** The provider's SDK is loaded to sign in. The stored session serves every later page (decision 12). */

const firebaseFile = /\/admin-assets\/firebase-/;

const board = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pedidos' });

test('a signed-in account opens the board without the SDK, and signs out in every tab', async ({
  page,
  context,
}) => {
  await staff.opens(page, '/orders');
  const fetched: string[] = [];
  const second = await context.newPage();
  second.on('request', (request) => fetched.push(request.url()));
  await second.goto('/orders');
  await expect(board(second)).toBeVisible();
  await expect((await staffScreens(second)).getByText('Personal')).toBeVisible();
  expect(fetched.filter((url) => firebaseFile.test(url))).toEqual([]);

  await tap(second.getByRole('button', { name: 'Cerrar sesión' }));
  await expect(second).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});

test('an expired token is renewed before the board asks with it', async ({ page }) => {
  await staff.opens(page, '/orders');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('staffSession') ?? '{}');
    localStorage.setItem('staffSession', JSON.stringify({ ...session, expiresAtMs: 0 }));
  });
  const renewed = page.waitForResponse(/securetoken\.googleapis\.com/);
  await page.reload();
  expect((await renewed).ok()).toBe(true);
  await expect(board(page)).toBeVisible();
  // The answer is here before the page has stored it.
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('staffSession') ?? '{}').expiresAtMs > 0);
});
