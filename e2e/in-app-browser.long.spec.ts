import { expect, type Page } from '@playwright/test';
import { agents, windows } from './phones/windows.ts';
import { ordersOf } from './support/api.ts';
import { customer, test, withoutWhatsApp } from './support/customer.ts';
import { inOtherBrowser } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** «Finalizar» where the window of the WhatsApp message is not a tab: the order is placed, and the message is a link. */

/** One order at home, with its number and the link of its message. */
async function hasOrderAndLink(page: Page, phone: string) {
  await expect(page).toHaveURL('/home');
  const [order, ...others] = await ordersOf(page.request, phone);
  expect(others).toEqual([]);
  const notice = page
    .getByRole('status')
    .filter({ hasText: `¡Listo! Recibimos tu pedido #${order?.id_pedido}.` });
  const link = notice.getByRole('link', { name: 'Enviar por WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`*Pedido #${order?.id_pedido}*`);
  return link;
}

Object.entries(windows).forEach(([answer, imitate], index) => {
  test(`\`window.open\` answers ${answer}: the order is placed and its message is a link`, async ({
    page,
  }) => {
    const phone = `555914000${index}`;
    await returningCustomer(page, phone);
    await page.evaluate(imitate);
    await customer.finishes(page);
    const link = await hasOrderAndLink(page, phone);
    await tap(page.getByRole('button', { name: 'Entendido' }));
    await expect(link).toHaveCount(0);
  });
});

test('an app that replaces the page after the tap does so once: the second tap places the order', async ({
  page,
}) => {
  const phone = '5559140011';
  await page.addInitScript(() => {
    window.open = () => {
      setTimeout(() => window.location.assign('about:blank'));
      return null;
    };
  });
  await returningCustomer(page, phone);
  await customer.finishes(page);
  await page.waitForURL('about:blank');
  await page.goBack();
  await tap(page.getByRole('button', { name: /Finalizar|Reintentar/ }).first());
  await hasOrderAndLink(page, phone);
});

Object.entries(agents).forEach(([app, userAgent], index) => {
  test(`inside ${app} no window is opened, and the message is a link`, async ({ browser, baseURL }) => {
    const phone = `555914002${index}`;
    await inOtherBrowser(browser, { baseURL: baseURL ?? '', userAgent }, async (page) => {
      await withoutWhatsApp(page.context());
      await returningCustomer(page, phone);
      await customer.finishes(page);
      const link = await hasOrderAndLink(page, phone);
      expect(page.context().pages()).toHaveLength(1);
      const tab = page.context().waitForEvent('page');
      await tap(link);
      await (await tab).waitForURL('https://wa.me/**');
      await expect(page.getByRole('status').filter({ hasText: '¡Listo!' })).toBeVisible();
    });
  });
});
