import { expect } from '@playwright/test';
import { ordersOf } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { comesToTheCart, customer, test } from './support/customer.ts';
import { interceptNext } from './support/intercept.ts';

/** An expired phone verification costs one step, never the cart. */

test('an expired token leads to the phone and back, and there is one order', async ({ page }) => {
  const phone = '5557000001';
  await comesToTheCart(page, phone);
  const expired = { status: 401, json: { error: 'Verifica tu número.' } };
  // Once more with a renewed token.
  await interceptNext(page, '**/api/orders', (route) => route.fulfill(expired), 2);
  // The provider still knows the phone: no second SMS (decision P2), and the screen may be over before a look at the address.
  const led = page.waitForURL('**/sms', { waitUntil: 'commit' });
  await customer.finishes(page);
  await led;
  await expect(page).toHaveURL('/cart');
  expect(await storedCart(page)).toHaveLength(1);
  await customer.orders(page);
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
});

test('a lost session requires a code, and the cart is kept', async ({ page }) => {
  const phone = '5557000002';
  await comesToTheCart(page, phone);
  await page.evaluate(async () => {
    localStorage.removeItem('phoneSession');
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.reload();
  await customer.finishes(page);
  await customer.provesPhone(page, phone);
  expect(await storedCart(page)).toHaveLength(1);
  await customer.orders(page);
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
});
