import { expect, type Page, test } from '@playwright/test';
import { knownDelivery, knownOrder, withKnownOrder } from './support/orderDetails.ts';
import { staff } from './support/staff.ts';

/** `/orders/{id}/ticket`: the printed ticket. */

const ticket = (page: Page) => page.getByRole('article', { name: 'Ticket #7' });
/** The picture, whose description is its text. */
const picture = (page: Page) => ticket(page).getByRole('img');

/** Number and width of the printed pages, in points. Their length is measured first. */
async function printed(page: Page) {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, pages] = /\/Count (\d+)/.exec(file) ?? [];
  const [, width] = /\/MediaBox \[0 0 ([\d.]+)/.exec(file) ?? [];
  return { pages: Number(pages), width: Math.round(Number(width)) };
}

test('the ticket is one page with the width of the paper roll, which the device stores', async ({ page }) => {
  await withKnownOrder(page);
  await staff.opens(page, '/orders/7/ticket?tipo=entrega');
  await expect(ticket(page)).toBeVisible();
  await expect.poll(() => printed(page)).toEqual({ pages: 1, width: 227 });
  await page.getByLabel('Papel').selectOption('58 mm');
  await page.reload();
  await expect(page.getByLabel('Papel')).toHaveValue('58');
  await expect(ticket(page)).toBeVisible();
  await expect.poll(() => printed(page)).toEqual({ pages: 1, width: 164 });
});

test('without support for page sizes, the ticket is one page and fits the paper', async ({ page }) => {
  await withKnownOrder(page);
  await staff.opens(page, '/orders/7/ticket?tipo=entrega');
  await expect(ticket(page)).toBeVisible();
  const file = (await page.pdf({ format: 'Letter', preferCSSPageSize: false })).toString('latin1');
  expect(/\/Count (\d+)/.exec(file)?.[1]).toBe('1');

  await page.emulateMedia({ media: 'print' });
  for (const [paper, width] of [
    [816, 302],
    [250, 250],
  ] as const) {
    await page.setViewportSize({ width: paper, height: 800 });
    await expect.poll(async () => Math.round((await ticket(page).boundingBox())?.width ?? 0)).toBe(width);
    expect((await ticket(page).boundingBox())?.x).toBe(0);
  }
  expect(await ticket(page).evaluate((paper) => paper.scrollWidth - paper.clientWidth)).toBe(0);
});

test('a backend that sends only lines gets the rest from the active orders', async ({ page }) => {
  await page.route('**/api/order-details/7', (route) => route.fulfill({ json: knownOrder }));
  const active = { id_pedido: 7, total: 445, ...knownDelivery };
  await page.route('**/api/active-orders', (route) => route.fulfill({ json: [active] }));
  await staff.opens(page, '/orders/7/ticket?tipo=entrega');
  await expect(picture(page)).toHaveAccessibleName(/5587654321/);
});
