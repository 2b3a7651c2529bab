import { expect } from '@playwright/test';
import { test } from './support/customer.ts';
import { cutNetwork } from './support/cutNetwork.ts';
import { setMenuHours } from './support/menuHours.ts';
import { knownCustomer, remember } from './support/state.ts';
import { visitOverProxy, workerIsActive } from './support/withWorker.ts';

/** A page that the worker kept says by the clock what can be had, not as it was when it was kept. */

test.use({ serviceWorkers: 'allow' });

test.afterEach(async ({ page }) => {
  await setMenuHours(page, null);
});

test('with network, the page of the last visit waits for the answer once an edge of the hours has passed', async ({
  page,
  context,
}) => {
  await setMenuHours(page, [120, 180]);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { isKept: document.documentElement.hasAttribute('data-kept') });
    }),
  );
  const isKept = () => page.evaluate(() => (window as unknown as { isKept: boolean }).isKept);
  await remember(page, knownCustomer('5559490004'));
  await page.goto('/home');
  await workerIsActive(page);
  await page.reload();
  const isStored = () =>
    page.evaluate(async () => Boolean(await caches.match('/home', { ignoreVary: true })));
  await expect.poll(isStored).toBe(true);
  await page.reload();
  expect(await isKept()).toBe(true);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, 130 * 60_000);
  await page.reload();
  expect(await isKept()).toBe(false);
});

test('without network, at the next visit, the hours have begun', async ({
  browser,
  baseURL,
  page: owner,
}) => {
  await setMenuHours(owner, [120, 180]);
  await visitOverProxy(browser, baseURL, async (page, proxy) => {
    await remember(page, knownCustomer('5559490003'));
    await page.goto('/home');
    await workerIsActive(page);
    await page.reload();
    const card = page.getByRole('tabpanel').getByRole('listitem').first();
    const plus = card.getByRole('link', { name: /^Agregar/ });
    const later = card.getByText(/^Desde /);
    await expect(later).toBeVisible();
    await cutNetwork(page, proxy);
    await page.reload();
    await expect(later).toBeVisible();
    await expect(plus).toHaveCount(0);

    await page.clock.install({ time: Date.now() + 130 * 60_000 });
    await page.reload();
    await expect(plus).toBeVisible();
    await expect(later).toHaveCount(0);
  });
});
