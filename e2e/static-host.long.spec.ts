import { expect, test } from '@playwright/test';
import { customer } from './support/customer.ts';
import { complaintsOf } from './support/ownPage.ts';
import { colima, remember } from './support/state.ts';
import { openStaticHost } from './support/staticHost.ts';
import { tap } from './support/tap.ts';

/** The same build on a host without server rendering: the app renders its pages. */

test('on a static host the shop opens, and a crepa can be added', async ({ page, baseURL }) => {
  const host = await openStaticHost(baseURL ?? '');
  try {
    const complaints = complaintsOf(page);
    await remember(page, { local: { selectedAddress: colima } });
    await page.goto(host.url);
    await expect(page.locator('#page-data')).toHaveCount(0);
    await expect(page).toHaveURL(`${host.url}/home`);
    await customer.opensProduct(page);
    await tap(page.getByRole('button', { name: /^Agregar al carrito/ }));
    await expect(page).toHaveURL(`${host.url}/home`);
    await tap(page.getByRole('link', { name: /Ver carrito/ }));
    await expect(page.getByRole('heading', { name: 'Tu carrito' })).toBeVisible();

    await page.goto(`${host.url}/add/1`);
    await expect(page.getByRole('button', { name: /^Agregar al carrito/ })).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await host.close();
  }
});
